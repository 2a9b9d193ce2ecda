/** Where the site under test answers: the one that `start-site.ts` starts, unless `SITE` names one that runs already. */
export const sitePort = 8321;
export const siteUrl = process.env.SITE ?? `http://localhost:${sitePort}`;
