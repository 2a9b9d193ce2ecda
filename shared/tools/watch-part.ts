import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { rspack } from '@rspack/core';
import { describePart } from '@site/build/describe-part';
import type { ReleaseStore } from '@site/release/release-store';
import type { PartFolder } from '@site/runner/parts';

export interface Built {
  name: string;
  version: string;
  /** Whether the part's own process changed too. */
  hasNewService: boolean;
}

/** Builds and publishes the part now and at every change. Resolves with the version of the first good build; `onNext` is called for every one. */
export async function watchPart(
  { name, folder }: PartFolder,
  store: ReleaseStore,
  onNext: (built: Built) => Promise<void>,
): Promise<string> {
  const { default: configs } = await import(pathToFileURL(path.join(folder, 'rspack.config.ts')).href);
  let shownService: string | undefined;
  let underWay = Promise.resolve();
  return new Promise((resolve) => {
    rspack(configs).watch({}, (error, stats) => {
      if (error || !stats || stats.hasErrors()) return console.error(error ?? stats?.toString('errors-only'));
      // One at a time: a file saved meanwhile changes what is being published, and its own build comes next.
      underWay = underWay
        .then(publish)
        .catch((problem: Error) => console.error(`${name} was not published: ${problem.message}`));
    });

    async function publish() {
      const { version } = await describePart(folder);
      await store.publish(path.join(folder, 'dist'));
      console.log(`built      ${name} ${version}`);
      resolve(version);
      const service = await serviceHash(folder);
      await onNext({ name, version, hasNewService: service !== shownService });
      shownService = service;
    }
  });
}

/** Of the file itself: the compiler's own hash differs from one build to the next of the same sources. */
async function serviceHash(folder: string): Promise<string | undefined> {
  const script = await readFile(path.join(folder, 'dist/service/main.mjs')).catch(() => undefined);
  return script && createHash('sha256').update(script).digest('hex');
}
