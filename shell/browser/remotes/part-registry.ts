import type { ApiClient } from '@site/contracts/api';
import { markPartFailed } from '../../app/mark-part-failed.ts';
import type { PageData } from '../../app/page-data.ts';
import type { Parts } from '../../app/parts.ts';
import { registerParts } from './federation-runtime.ts';
import { createFragments, type Fragments } from './fragment-registry.ts';
import { createPartPages } from './part-pages.ts';
import { createRetries } from './retries.ts';

/** The parts of the page's release, loaded through the Module Federation runtime. */
export type BrowserParts = Parts & Fragments;

/** @param onMissing runs before a page is given up, and stays pending if another document is about to load */
export function createPartRegistry(page: PageData, api: ApiClient, onMissing: () => Promise<void>): BrowserParts {
  const { release, absent } = page;
  const { prepare, whenRenewed } = createRetries(release);
  const fragments = createFragments({ page, api, whenRenewed, prepareRetry: prepare });
  // What a page's part has failed with has often kept its fragments too.
  const retry = (part: string, module: string) => fragments.retry(part, [module]);
  registerParts(release);
  for (const part of absent) markPartFailed(part);
  return { ...fragments, ...createPartPages({ whenRenewed, retry, onMissing }) };
}
