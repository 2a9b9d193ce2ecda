/** Where the site under test answers: the one that `start-site.ts` starts, unless `SITE` names one that runs already. */
export const sitePort = 8321;
export const siteUrl = process.env.SITE ?? `http://localhost:${sitePort}`;

/** The cookie, `name=value`, with which the site shows the parts that `npm run journeys -- --part …` asked for. */
export const siteCookie = process.env.SITE_COOKIE ?? '';

/** Whether the site's API answers what the specification says and nothing more, from `specification-server.ts`. */
export const isApiMinimal = process.env.API === 'minimal';

/** Whether `npm run journeys` visits a site of which it has only the address, so that nothing can be published, stopped or built. */
export const isRemoteSite = process.env.REMOTE_SITE === 'yes';
