import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { rspack } from '@rspack/core';
import type { ReleaseStore } from '@site/release/store/release-store';
import type { PartFolder } from '@site/runner/parts';

export interface Built {
  name: string;
  version: string;
}

interface Watching {
  /** Called for every good build. */
  onBuilt: (built: Built) => Promise<void>;
  /** Called for a build that failed, or could not be published or shown. */
  onProblem: (name: string, problem: string) => void;
}

/** Builds and publishes the part now and at every change. Resolves with the version of the first good build. */
export async function watchPart(
  { name, folder }: PartFolder,
  store: ReleaseStore,
  { onBuilt, onProblem }: Watching,
): Promise<string> {
  const { default: configs } = await import(pathToFileURL(path.join(folder, 'rspack.config.ts')).href);
  let underWay = Promise.resolve();
  return new Promise((resolve) => {
    rspack(configs).watch({}, (error, stats) => {
      if (error || !stats || stats.hasErrors())
        return onProblem(name, error?.message ?? stats?.toString('errors-only') ?? 'The build says nothing.');
      // One at a time: a file saved meanwhile changes what is being published, and its own build comes next.
      underWay = underWay
        .then(publish)
        .catch((problem: Error) => onProblem(name, `It was built but not published: ${problem.message}`));
    });

    async function publish() {
      const { version } = await store.publish(path.join(folder, 'dist'));
      console.log(`built      ${name} ${version}`);
      resolve(version);
      await onBuilt({ name, version });
    }
  });
}
