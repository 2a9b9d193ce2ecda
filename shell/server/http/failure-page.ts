import { hash } from 'node:crypto';
import { brand } from '@site/brand';
import { RIBBON } from '@site/brand/mark';
import { colours } from '@site/brand/metadata';
import { siteConfig } from '@site/brand/site.config';

export const failureStatuses = [408, 413, 429, 431, 500, 503] as const;
export type FailureStatus = (typeof failureStatuses)[number];

/**
 * Needs no React, no style sheet and no service: it is what is left when all of them fail. It has no `noindex`: the status keeps it out of
 * search results, and a crawler that took `noindex` as the page's own would drop a good page. In development a script says what failed.
 */
export function failurePage(status: FailureStatus, script?: string): string {
  const { heading, advice } = words[status];
  return `<!DOCTYPE html>
<html lang="${siteConfig.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${heading} | ${brand.shortName}</title>
<style>${style}</style>${script ? `\n<script async src="${script}"></script>` : ''}
</head>
<body>
<main>
<svg width="64" height="64" viewBox="0 0 48 48" aria-hidden="true"><path fill="${gold}" d="${RIBBON.roof}"/><path fill="${paper}" d="${RIBBON.wall}"/><path fill="${sage}" d="${RIBBON.floor}"/></svg>
<h1>${heading}</h1>
<p>${advice}</p>
<p><a class="phone" href="${brand.phone.href}">${brand.phone.display}</a></p>
<p>Or write to <a href="mailto:${brand.email}">${brand.email}</a>, or go to <a href="/">our home page</a>.</p>
</main>
</body>
</html>
`;
}

const { deep, gold, paper, sage } = colours;

/** The site's look without its files: the page loads nothing. */
const style = `
html{background:${deep};color:${paper};font:1.125rem/1.6 system-ui,sans-serif}
body{display:grid;min-height:100vh;margin:0;place-items:center}
main{box-sizing:border-box;max-width:38rem;padding:2rem 1.5rem}
svg{display:block}
h1{margin:1.5rem 0 1rem;font-size:clamp(1.75rem,6vw,2.75rem);line-height:1.15}
a{color:${gold};text-underline-offset:.2em}
a:focus-visible{outline:3px solid ${gold};outline-offset:4px}
.phone{display:inline-block;padding:.75rem 1.5rem;border:2px solid transparent;border-radius:999px;background:${gold};color:${deep};font-weight:700;text-decoration:none}
`;

export const failureStyleHash = hash('sha256', style, 'base64');

/** Allows the one style element by its hash, and nothing else. */
export const failurePolicy = [
  "default-src 'none'",
  `style-src 'sha256-${failureStyleHash}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const serverFailure = {
  heading: 'Something went wrong on our side',
  advice: `Please try again in a minute. If it is urgent, call us (${brand.workingHours}):`,
};

const words: Record<FailureStatus, typeof serverFailure> = {
  408: {
    heading: 'Your message did not reach us',
    advice: `The connection was too slow. Please go back and send it again, or call us (${brand.workingHours}):`,
  },
  413: {
    heading: 'Your message is too long',
    advice: `Please go back, shorten it and send it again, or call us (${brand.workingHours}):`,
  },
  429: {
    heading: 'Your network asks for too many pages',
    advice: `Please wait a minute and try again, or call us (${brand.workingHours}):`,
  },
  431: {
    heading: 'Your browser keeps too much for our site',
    advice: `We have asked it to delete our cookies. Please open the page again. If you see this once more, delete the cookies of this site in your browser's settings, or call us (${brand.workingHours}):`,
  },
  500: serverFailure,
  503: serverFailure,
};
