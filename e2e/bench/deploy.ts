import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { promote } from '@site/delivery/channels/promote';
import { allowAll } from '@site/delivery/gate/gate';
import { openStore } from '@site/delivery/store/open-store';
import type { ReleaseStore } from '@site/delivery/store/release-store';
import { plainName } from '@site/delivery/store/store-layout';
import { builtVersions, findParts, type PartFolder, root } from '@site/runner/parts';
import { createProgram, runCommandLine } from '@site/service/commands/program';
import { until } from '@site/testing/until';
import { wholeBrowser } from '../support/launch-options.ts';
import { copyCheckout } from '../support/repository-copy.ts';
import { requestHtml } from '../support/request.ts';
import { runCheckout } from '../support/run-checkout.ts';
import { releaseIn } from '../support/served-release.ts';
import { type Deploy, deploys, publishDeploy } from './deploys.ts';
import { atMost, type Figure, type Goal, printGoals, printMarkdown } from './goals.ts';
import { createReturningVisitor, type RequestedFile, type ReturningVisitor } from './returning-visitor.ts';

const addresses = ['/', '/blogs', '/contact'];

const program = createProgram(
  'npm run bench:deploy --',
  "Measures what a returning visitor's browser fetches after a deploy of each part, of shared/ui and of React.",
).option('--markdown', 'also print the figures as shell/decisions/figures.md has them');

await runCommandLine(
  program.action(async ({ markdown }) => {
    const browser = await chromium.launch(wholeBrowser);
    const site = await runCheckout();
    const parts = await findParts();
    const copy = path.join(site.folder, 'copy');
    await copyCheckout(copy);
    const bench = {
      site: site.url,
      store: openStore({ RELEASES_DIR: site.releasesDir }),
      first: await builtVersions(parts),
      copied: parts.map((part) => ({ ...part, folder: path.join(copy, path.relative(root, part.folder)) })),
      browser,
    };
    try {
      const figures: (Figure | Goal)[] = [];
      for (const deploy of deploys) {
        const measured = await measure(bench, deploy);
        printGoals(measured);
        figures.push(...measured);
      }
      if (markdown) printMarkdown(figures, browser.version());
    } finally {
      await browser.close();
      await site.stop();
    }
  }),
);

interface Bench {
  site: string;
  store: ReleaseStore;
  /** The versions of this checkout, by part. */
  first: Record<string, string>;
  /** The parts in a copy of the checkout, in which deploys change files. */
  copied: PartFolder[];
  browser: Browser;
}

async function measure({ site, store, first, copied, browser }: Bench, deploy: Deploy): Promise<(Figure | Goal)[]> {
  const versions = await publishDeploy(store, copied, deploy);
  const changed = Object.keys(versions).filter((part) => versions[part] !== first[part]);
  const visitor = await createReturningVisitor(browser, site);
  const before = await visitor.visit(addresses);
  await goLive(store, site, versions);
  const fetched = await visitAgain(visitor, before);
  await goLive(store, site, first);
  await visitor.leave();

  const oneOf = ({ file }: RequestedFile) => changed.some((part) => file.startsWith(`/_/${part}/`));
  const anew = before.filter(oneOf);
  const goalOf = (name: string, files: RequestedFile[], max?: number) => {
    const kb = kilobytes(files.filter(isCode));
    return max ? atMost(name, kb, 'KB', max) : { name, measured: kb, unit: 'KB' as const };
  };
  return [
    goalOf(`${deploy.name} (${perPage(fetched)})`, fetched, deploy.maxKb),
    goalOf(
      `if all files of ${changed.join(', ')} had new addresses (with pictures and fonts ${kilobytes(anew).toFixed(0)} KB)`,
      anew,
    ),
  ];
}

async function goLive(store: ReleaseStore, site: string, versions: Record<string, string>): Promise<void> {
  const { release } = await promote(store, { versions, channel: 'production', why: 'bench', gate: allowAll });
  for (const address of addresses) {
    await until(async () => releaseIn((await requestHtml(address, site)).html).id === release, { everyMs: 100 });
  }
}

/** Throws if the pages asked for other scripts and style sheets than before, or fetched none of them: bytes would then say nothing. */
async function visitAgain(visitor: ReturningVisitor, before: RequestedFile[]): Promise<RequestedFile[]> {
  const after = await visitor.visit(addresses);
  const [former, latter] = [codeOf(before), codeOf(after)];
  if (former.join() !== latter.join())
    throw new Error(`The second visit asked for other files:\n${latter.join(' ')}\nnot\n${former.join(' ')}`);
  if (after.filter(isCode).every(({ bytes }) => bytes === 0)) throw new Error('The second visit fetched nothing.');
  return after;
}

function codeOf(files: RequestedFile[]): string[] {
  return [...new Set(files.filter(isCode).map(({ file }) => plainName(file)))].sort();
}

function perPage(files: RequestedFile[]): string {
  const code = files.filter(isCode);
  return addresses
    .map((address) => `${address} ${code.filter(({ page }) => page === address).reduce(addBytes, 0)} B`)
    .join(', ');
}

function isCode({ file }: RequestedFile): boolean {
  return /\.(js|css)$/.test(file);
}

function kilobytes(files: RequestedFile[]): number {
  return files.reduce(addBytes, 0) / 1024;
}

function addBytes(sum: number, { bytes }: RequestedFile): number {
  return sum + bytes;
}
