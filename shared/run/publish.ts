import path from 'node:path';
import { createJudge } from '../release/gate/create-judge.ts';
import type { Judge } from '../release/gate/judge.ts';
import { promote } from '../release/promote.ts';
import type { ReleaseStore } from '../release/release-store.ts';
import type { PartFolder } from './parts.ts';

/** Publishes the builds of these parts. Answers part name to version. */
export async function publishParts(store: ReleaseStore, parts: PartFolder[]): Promise<Record<string, string>> {
  const manifests = await Promise.all(parts.map(({ folder }) => store.publish(path.join(folder, 'dist'))));
  return Object.fromEntries(manifests.map(({ name, version }) => [name, version]));
}

/** Publishes a whole checkout and points `production` at it. Answers the versions and their release. */
export async function releaseCheckout(store: ReleaseStore, parts: PartFolder[], why: string, judge: Judge = createJudge({ store })) {
  const versions = await publishParts(store, parts);
  const { release } = await promote(store, { versions, channel: 'production', why, judge, action: 'start' });
  return { versions, release };
}
