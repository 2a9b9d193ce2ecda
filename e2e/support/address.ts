/** Where the site under test answers: the one that `start-site.ts` starts, unless `SITE` names one that runs already. */
export const sitePort = 8321;
export const siteUrl = process.env.SITE ?? `http://localhost:${sitePort}`;

/** What `npm run journeys -- --part …` was given by the site, so that every visit meets that combination: one cookie, `name=value`. */
export const siteCookie = process.env.SITE_COOKIE ?? '';
