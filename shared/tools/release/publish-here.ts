import path from 'node:path';
import { addDifferences } from '@site/release/differences';
import type { ReleaseStore } from '@site/release/release-store';
import { buildParts, findParts } from '@site/runner/parts';
import { partNamed } from '../part-named.ts';
import type { Progress } from './progress.ts';
import { readSource } from './read-source.ts';

interface PublishOptions {
  /** A finished build, instead of building the part of this checkout. */
  build?: string | undefined;
  progress?: Progress;
}

/** Builds a part and puts the version into the store, with what is known of its sources. Returns the version. */
export async function publishHere(
  store: ReleaseStore,
  part: string,
  { build, progress }: PublishOptions = {},
): Promise<string> {
  const step: Progress['step'] = progress?.step ?? ((_name, work) => work());
  const folder = build
    ? path.resolve(build)
    : await step(
        'build',
        () => buildPart(part),
        () => part,
      );
  const publish = async () => {
    const manifest = await store.publish(folder, await readSource());
    await addDifferences(store, manifest);
    return manifest;
  };
  const { name, version } = await step('publish', publish, (manifest) => `${manifest.name}@${manifest.version}`);
  if (name !== part) throw new Error(`The build in ${build} is of ${name}, not of ${part}.`);
  return version;
}

async function buildPart(name: string): Promise<string> {
  const { folder } = partNamed(name, await findParts());
  await buildParts({ folders: [folder] });
  return path.join(folder, 'dist');
}
