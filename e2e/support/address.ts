/** The address of the site under test: of the one that `SITE` names, or else of the one that `start-site.ts` starts. */
export const sitePort = 8321;
export const siteUrl = process.env.SITE ? new URL(process.env.SITE).origin : `http://localhost:${sitePort}`;

/** The cookie, `name=value`, with which every visit gets the combination of parts that a link in `SITE` shows; `start-site.ts` asks for it. */
export const siteCookie = process.env.SITE_COOKIE ?? '';

/** Whether `specification-server.ts` answers the site's API calls. */
export const isApiMinimal = process.env.API === 'minimal';

/**
 * Whether tests can publish, stop and build nothing there. `OWN_SITE=yes` says that `SITE` is on this machine, with its store in
 * `RELEASES_DIR`: that variable alone may name a store that journeys must not write into.
 */
export const isRemoteSite = Boolean(process.env.SITE) && process.env.OWN_SITE !== 'yes';
