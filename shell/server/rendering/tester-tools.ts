import { compressed } from '../caching/compressed.ts';
import type { LiveRelease } from '../releases/live-release.ts';
import type { CachedPage } from './page-answer.ts';

const made = new WeakMap<CachedPage, Promise<CachedPage>>();

/** The page with the testers' tools: the badge that says which release it is, and the outlines of its parts. */
export function withTools(page: CachedPage, { tools }: Pick<LiveRelease, 'tools'>): Promise<CachedPage> {
  // Releases from before the tools existed have none.
  if (!tools) return Promise.resolve(page);
  const known = made.get(page) ?? insert(page, tools);
  made.set(page, known);
  return known;
}

async function insert(page: CachedPage, { script, style }: NonNullable<LiveRelease['tools']>): Promise<CachedPage> {
  const tags = [
    `<link rel="stylesheet" href="${style.href}" integrity="${style.integrity}" crossorigin="anonymous">`,
    `<script async src="${script.href}" integrity="${script.integrity}" crossorigin="anonymous"></script>`,
  ];
  const html = page.bodies.identity.toString('utf8').replace('</head>', `${tags.join('\n')}\n</head>`);
  return { ...page, ...(await compressed(html, 10)) };
}
