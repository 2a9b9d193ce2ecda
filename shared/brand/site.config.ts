import { officeCardPath } from './index.ts';
import { filmHosts } from './metadata.ts';
import { officeCard } from './office-card.ts';
import { companyData } from './structured-data.ts';

/**
 * What servers, builds and commands ask of this site, beside the company's facts in this package. No other package names the company, a
 * part or an address: another site brings an `@site/brand` of its own and takes all others as they are (`e2e/repository/second-site`).
 * Browsers never load this file.
 */
export const siteConfig = {
  /** What a person types before the words of a release command. */
  releaseCommand: 'npm run release --',
  /** The channel that visitors get, and the one on which a version is tried before. */
  channels: { production: 'production', staging: 'staging' },
  /** Of pages whose route names no other. */
  language: 'en-IN',
  /** In each page's structured data, before what the page's part adds. */
  companyData,
  /** Files at fixed addresses that only this site has. */
  files: { [officeCardPath]: { type: 'text/vcard; charset=utf-8', bodyOf: officeCard } },
  /** Before the names of the edge's cookies, which the cookies policy lists. */
  cookiePrefix: 'sv',
  /** Hosts that pages show in a frame after a press: the map and films. */
  framedHosts: ['https://www.openstreetmap.org', ...filmHosts],
  /** Those whose frames may play, in full screen too. */
  filmHosts,
  /** The longest form has a message of 4,000 characters, four bytes each and percent-encoded. */
  maxFormBytes: 64 * 1024,
  /** The privacy policy promises that copies are gone within 35 days. Backups run daily, so each removes what is older than this. */
  maxBackupDays: 34,
} as const;
