#include "describe.h"

#include "features.h"
#include "quirks/table.h"

namespace hipspv {
namespace {

std::string quoteName(Feature feature) { return Json::quote(rowOf(feature).name); }

std::string describeFeature(const FeatureRow& row) {
  return Json()
      .text("name", row.name)
      .text("what", row.what)
      .text("made", row.made)
      .text("refused", row.refused)
      .text("remedy", row.remedy)
      .list("extensions", row.extensions, Json::quote)
      .text("parent", row.parent ? rowOf(*row.parent).name : "")
      .list("instead", row.instead, quoteName)
      .done();
}

std::string describeService(const ServiceRow& row) {
  return Json().text("name", row.name).text("made", row.made).list("needs", row.needs, quoteName).done();
}

std::string describeQuirk(const Quirk& quirk) {
  return Json()
      .text("name", quirk.name)
      .text("platform", quirk.platform)
      .text("device", quirk.device)
      .text("versions", quirk.versions)
      .text("evidence", quirk.evidence)
      .text("remedy", quirk.remedy)
      .done();
}

}  // namespace

void describeSpirvFeatures(Json& json) {
  json.list("features", features(), describeFeature)
      .list("services", services(), describeService)
      .list("quirks", quirks(), describeQuirk);
}

}  // namespace hipspv
