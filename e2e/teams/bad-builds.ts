import { randomBytes } from 'node:crypto';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { runNpm } from '../support/part-build.ts';
import {
  anchors,
  insertAfter,
  pageComponents,
  replace,
  type SourceChange,
  throwOnServer,
} from '../support/source-changes.ts';

interface BadBuild {
  what: string;
  /** `gate.test.ts` proves the same reasons with manifests alone. */
  isLong?: boolean;
  changes: SourceChange[];
  prepare?: (copy: string) => Promise<void>;
  /** Patterns of the gate's messages, one for each reason to refuse. */
  words: RegExp[];
}

/** Builds of contact that the gate must refuse, each for several reasons at once, because a build takes longer than most checks. */
export const badBuilds: BadBuild[] = [
  {
    what: 'breaks what its manifest promises',
    isLong: true,
    changes: [
      replace(anchors.partContract, ''),
      replace(anchors.exposedSubscribe, ''),
      replace(anchors.subscribeFragment, ''),
      replace(anchors.subscriptionRow, "path: '/blogs'"),
      replace(anchors.subscriptionRoute, "path: '/blogs'"),
      insertAfter(
        pageComponents.ContactPage,
        '  if (posted === undefined && globalThis.name === ballast) return null;',
      ),
    ],
    async prepare(copy) {
      await addBallast(path.join(copy, 'mfe-contact/pages/ContactPage.tsx'));
      await runNpm('contract', copy);
      await installOtherReact(copy, '20.0.0');
    },
    words: [
      /contract: contact was built against contract \d+\.0, but the shell of this release supports \d+\.\d+\./,
      /exposed set: contact no longer exposes Subscribe/,
      /shared packages: contact was built against react 20\.0\.0, but the page has the shell's react 19/,
      /routes: contact claims "\/blogs", which blog has\./,
      /routes: contact no longer answers at \/subscription, which is live\./,
      /size budget: contact needs \d+\.\d KB for the scripts of ContactPage; the budget is 32\.0 KB/,
    ],
  },
  {
    what: 'needs a newer service and throws on the server',
    changes: [
      replace(anchors.contactServiceVersion, "version: '2', previous: { version: '1', paths: [] },"),
      insertAfter(pageComponents.SubscriptionPage, throwOnServer),
    ],
    words: [
      /service: contact needs version 2 of the contact service; the one that runs is 1/,
      /server: contact .* at \/subscription: Error: Thrown by a test, thrown at pages\/SubscriptionPage\.tsx:\d+:\d+/,
    ],
  },
];

async function addBallast(file: string): Promise<void> {
  const ballast = randomBytes(40_000).toString('base64');
  await writeFile(file, `${await readFile(file, 'utf8')}\nconst ballast = '${ballast}';\n`);
}

/** The installed React under another version, in this copy alone. */
async function installOtherReact(copy: string, version: string): Promise<void> {
  const folder = path.join(copy, 'node_modules/react');
  const installed = await readFile(path.join(folder, 'package.json'), 'utf8');
  const source = path.join(import.meta.dirname, '../../node_modules/react');
  await rm(folder, { recursive: true, force: true });
  await cp(source, folder, { recursive: true, dereference: true });
  await writeFile(path.join(folder, 'package.json'), JSON.stringify({ ...JSON.parse(installed), version }));
}
