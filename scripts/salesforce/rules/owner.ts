import { employeePermissionSet, metadataOf } from "../metadata.ts";
import { readObjects } from "../object-metadata.ts";
import type { Rule } from "../rule.ts";
import { problemIn, type SourceTree } from "../source-tree.ts";

/** The object whose records guests create. */
const guestObject = "Contact_Request__c";
/** Elements of a site that name a user of one org. */
const userElements = ["siteAdmin", "siteGuestRecordDefaultOwner"];

/** An owner of new requests has to exist in every org, and employees have to be able to edit what it owns. */
export const owner: Rule = {
  title: "Requests have an owner in every org, and employees can edit them",
  check: (source) => [...checkSites(source), ...checkQueues(source), ...checkEmployees(source)],
};

const checkSites = (source: SourceTree): string[] =>
  metadataOf(source, ".site-meta.xml").flatMap(({ path, content }) =>
    userElements
      .filter((name) => content.text(name) !== undefined)
      .map((name) =>
        problemIn(
          path,
          `<${name}> names a user, and an org without that user rejects the deployment; remove it. "npm run deploy" adds the owner of the org.`,
        ),
      ),
  );

function checkQueues(source: SourceTree): string[] {
  const objects = readObjects(source);
  const queues = metadataOf(source, ".queue-meta.xml").map(({ path, content }) => ({
    path,
    supported: content.elements("queueSobject").flatMap((entry) => entry.texts("sobjectType")),
    members: content.element("queueMembers"),
  }));
  const problems = queues.flatMap(({ path, supported, members }) => [
    ...supported
      .filter((object) => object.endsWith("__c") && !objects.has(object))
      .map((object) => problemIn(path, `the object ${object} does not exist; remove its <queueSobject>.`)),
    ...(members?.element("users")
      ? [
          problemIn(
            path,
            "<queueMembers> names users, and an org without them rejects the deployment; remove them. An administrator adds members in Setup.",
          ),
        ]
      : []),
  ]);
  const isSupported = queues.length === 0 || queues.some(({ supported }) => supported.includes(guestObject));
  return isSupported
    ? problems
    : [
        ...problems,
        problemIn(
          queues[0]?.path ?? "queues",
          `no queue supports ${guestObject}, so no queue can own requests; add <queueSobject><sobjectType>${guestObject}</sobjectType></queueSobject>.`,
        ),
      ];
}

/** Requests belong to a queue or to an administrator. With private sharing, edit access alone covers only a person's own records. */
function checkEmployees(source: SourceTree): string[] {
  const isPrivate = readObjects(source).get(guestObject)?.content.text("sharingModel") === "Private";
  return metadataOf(source, employeePermissionSet)
    .filter(() => isPrivate)
    .filter(({ content }) =>
      content
        .elements("objectPermissions")
        .some((permission) => permission.text("object") === guestObject && !permission.flag("modifyAllRecords")),
    )
    .map(({ path }) =>
      problemIn(
        path,
        `employees cannot edit requests, because sharing is private and others own them; set modifyAllRecords of ${guestObject} to true.`,
      ),
    );
}
