// Tags of end-to-end tests.

/** What people do most: `npm test` runs these tests, `npm run test:all` all of them. */
export const journey = { tag: "@journey" };

/** Journeys whose result depends on the host or the device: they run on a phone and on the React app too. */
export const everywhere = { tag: ["@journey", "@everywhere"] };
