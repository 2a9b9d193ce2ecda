import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Browser, chromium } from '@playwright/test';
import { allowAll } from '@site/release/gate/judge';
import { promote } from '@site/release/releases/promote';
import { openStore } from '@site/release/store/open-store';
import { plainName } from '@site/release/store/store-layout';
import { builtVersions, findParts, root } from '@site/runner/parts';
import { releaseIn } from '../delivery/support/served-release.ts';
import { askHtml } from '../support/ask.ts';
import { wholeBrowser } from '../support/launch-options.ts';
import { copyCheckout } from '../support/repository-copy.ts';
import { runCheckout } from '../support/run-checkout.ts';
import { type Deploy, deploys, publishDeploy } from './deploys.ts';
import { atMost, type Figure, type Goal, printGoals } from './goals.ts';
import { keepFigures } from './keep-figures.ts';
import { type AskedFile, type Visitor, welcomeVisitor } from './returning-visitor.ts';

// `npm run bench:deploy`: what a returning visitor's browser fetches after each deploy, with compression dictionaries and without.
// `-- --keep` writes it into shell/decisions/figures.md.
const addresses = ['/', '/blogs', '/contact'];
const maxDifferencesKb = 1;
const without = '--disable-features=CompressionDictionaryTransport';

const site = await runCheckout();
const store = openStore({ RELEASES_DIR: site.releasesDir });
const parts = await findParts();
const first = await builtVersions(parts);
const copy = path.join(site.folder, 'copy');
await copyCheckout(copy);
const copied = parts.map((part) => ({ ...part, folder: path.join(copy, path.relative(root, part.folder)) }));
const browsers: [modern: Browser, other: Browser] = [
  await chromium.launch(wholeBrowser),
  await chromium.launch({ ...wholeBrowser, args: [...wholeBrowser.args, without] }),
];

try {
  const figures: (Figure | Goal)[] = [];
  for (const deploy of deploys) {
    const measured = await measure(deploy);
    printGoals(measured);
    figures.push(...measured);
  }
  if (process.argv.includes('--keep')) await keepFigures('bench:deploy', figures, browsers[0].version());
} finally {
  await Promise.all(browsers.map((browser) => browser.close()));
  await site.stop();
}

async function measure(deploy: Deploy): Promise<(Figure | Goal)[]> {
  const versions = await publishDeploy(store, copied, deploy);
  const changed = Object.keys(versions).filter((part) => versions[part] !== first[part]);
  const [modern, other] = [await welcomeVisitor(browsers[0], site.url), await welcomeVisitor(browsers[1], site.url)];
  const before = [await modern.visit(addresses), await other.visit(addresses)] as const;
  await goLive(versions);
  const differences = await visitAgain(modern, before[0]);
  const whole = await visitAgain(other, before[1]);
  await goLive(first);
  await Promise.all([modern.leave(), other.leave()]);

  const oneOf = ({ file }: AskedFile) => changed.some((part) => file.startsWith(`/_/${part}/`));
  const anew = before[1].filter(oneOf);
  if (!differences.some(({ isDifference }) => isDifference) || whole.some(({ isDifference }) => isDifference))
    throw new Error(`${deploy.name}: one browser should get differences, and only that one.`);
  const goalOf = (name: string, asked: AskedFile[], max?: number) => {
    const kb = kilobytes(asked.filter(isCode));
    return max ? atMost(name, kb, 'KB', max) : { name, measured: kb, unit: 'KB' as const };
  };
  return [
    goalOf(
      `${deploy.name}, as differences (${perPage(differences)})`,
      differences,
      deploy.maxWhole && maxDifferencesKb,
    ),
    goalOf(`${deploy.name}, as whole files (${perPage(whole)})`, whole, deploy.maxWhole),
    goalOf(
      `if all files of ${changed.join(', ')} had new addresses (with pictures and fonts ${kilobytes(anew).toFixed(0)} KB)`,
      anew,
    ),
  ];
}

async function goLive(versions: Record<string, string>): Promise<void> {
  const { release } = await promote(store, { versions, channel: 'production', why: 'bench', judge: allowAll });
  for (const address of addresses) {
    while (releaseIn((await askHtml(address, site.url)).html).id !== release) await pause(100);
  }
}

/** Throws where the pages did not ask for the same scripts and style sheets as before, for then what they fetched would say nothing. */
async function visitAgain(visitor: Visitor, before: AskedFile[]): Promise<AskedFile[]> {
  const after = await visitor.visit(addresses);
  const [former, latter] = [codeOf(before), codeOf(after)];
  if (former.join() !== latter.join())
    throw new Error(`The second visit asked for other files:\n${latter.join(' ')}\nnot\n${former.join(' ')}`);
  return after;
}

function codeOf(asked: AskedFile[]): string[] {
  return [...new Set(asked.filter(isCode).map(({ file }) => plainName(file)))].sort();
}

function perPage(asked: AskedFile[]): string {
  const code = asked.filter(isCode);
  return addresses
    .map((address) => `${address} ${code.filter(({ page }) => page === address).reduce(addBytes, 0)} B`)
    .join(', ');
}

function isCode({ file }: AskedFile): boolean {
  return /\.(js|css)$/.test(file);
}

function kilobytes(asked: AskedFile[]): number {
  return asked.reduce(addBytes, 0) / 1024;
}

function addBytes(sum: number, { bytes }: AskedFile): number {
  return sum + bytes;
}
