import { sourceTreeOf } from "../source-tree.ts";
import { testDefects } from "../testing/test-defects.ts";
import { xml } from "../testing/plant.ts";
import { employeeApps } from "./employee-apps.ts";

const app = "applications/Agency.app-meta.xml";
const employees = "permissionsets/Travel_Designer.permissionset-meta.xml";
const source = sourceTreeOf({
  [app]: xml(`<tabs>Trip__c</tabs><tabs>standard-Account</tabs>
    <actionOverrides><content>Trip_Page</content><type>Flexipage</type></actionOverrides>`),
  "flexipages/Trip_Page.flexipage-meta.xml": xml("<sobjectType>Trip__c</sobjectType>"),
  [employees]:
    xml(`<applicationVisibilities><application>Agency</application><visible>true</visible></applicationVisibilities>
    <objectPermissions><allowRead>true</allowRead><object>Trip__c</object></objectPermissions>
    <tabSettings><tab>Trip__c</tab><visibility>Visible</visibility></tabSettings>`),
});

testDefects(employeeApps, source, {
  [employees]: {
    "a hidden app": [
      "<visible>true",
      "<visible>false",
      "employees do not see the app Agency; add it to applicationVisibilities.",
    ],
    "a hidden tab": [
      "<visibility>Visible",
      "<visibility>None",
      "employees do not see the tab Trip__c; add it to tabSettings with the visibility Visible.",
    ],
    "records that employees cannot read": [
      "<allowRead>true",
      "<allowRead>false",
      "employees cannot read the records of the tab Trip__c; set allowRead of the object to true.",
    ],
  },
  [app]: {
    "a record page that does not exist": [
      "Trip_Page",
      "Trips_Page",
      "the record page Trips_Page does not exist; add it to flexipages, or correct the name.",
    ],
  },
});
