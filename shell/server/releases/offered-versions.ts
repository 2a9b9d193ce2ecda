import type { PartManifest } from '@site/contracts/manifest';
import { describeProvenance } from '@site/delivery/channels/describe';
import { heldAmong } from '@site/delivery/channels/holds';
import { type ListedVersion, listVersions } from '@site/delivery/channels/status';
import { compatibilityGate } from '@site/delivery/gate/gate';
import type { ReleaseStore } from '@site/delivery/store/release-store';
import { escapeHiddenInLine } from '@site/text/visible-text';
import type { OfferedVersion, OfferedVersions } from '../../app/offered-versions.ts';
import type { OpenRelease } from './open-release.ts';

/** Versions offered of each part, besides the live one and the one that is shown. */
const maxOffered = 10;

interface VersionListOptions {
  store: ReleaseStore;
  config: { channel: string };
}

export type ListOfferedVersions = ReturnType<typeof createVersionList>;

/** Lists the versions that a tester of a release may change to, part by part, the last published first. */
export function createVersionList({ store, config: { channel } }: VersionListOptions) {
  return async function listOfferedVersions({ parts }: Pick<OpenRelease, 'parts'>): Promise<OfferedVersions> {
    const [entry, manifests] = await Promise.all([store.channel(channel).newest(), store.readManifests(parts)]);

    async function offer(part: string, listed: ListedVersion): Promise<OfferedVersion[]> {
      const { version, author, live, canary } = listed;
      // On a signed channel the edge would refuse its files.
      if (!(await store.isAllowed(part, version))) return [];
      const others = manifests.filter(({ name }) => name !== part);
      const problem = problemOf([...others, await store.readManifest(part, version)]);
      const states = [
        live.includes(channel) && 'live',
        canary.includes(channel) && 'canary',
        heldAmong(entry?.held, { [part]: version }).length > 0 && 'held',
      ];
      return [
        {
          version,
          label: [version, ...states, describeProvenance(listed)].filter(Boolean).join(', '),
          ...(author && { author: escapeHiddenInLine(author) }),
          ...(problem && version !== parts[part] && { problem }),
        },
      ];
    }

    const lists = Object.entries(parts).map(async ([part, shown]) => {
      const versions = (await listVersions(store, part)).filter(
        ({ version, live }, index) => index < maxOffered || version === shown || live.includes(channel),
      );
      return [part, (await Promise.all(versions.map((one) => offer(part, one)))).flat()] as const;
    });
    return Object.fromEntries(await Promise.all(lists));
  };
}

/** Why these versions cannot run together; undefined if they can. */
function problemOf(manifests: PartManifest[]): string | undefined {
  const [refusal] = compatibilityGate.checkManifests({ proposed: { id: '', manifests, retired: {} } });
  return refusal && `${refusal.part} ${refusal.reason}`;
}
