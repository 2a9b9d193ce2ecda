import { FolderStorage } from '@site/service/storage/storage';
import { temporaryFolder } from '@site/testing/temporary-folder';
import { promote } from '../channels/promote.ts';
import { allowAll } from '../gate/gate.ts';
import { ReleaseStore } from '../store/release-store.ts';
import { newPrivateKey, signerOf, type TrustedKeys } from '../store/signatures.ts';
import { VersionCache } from '../store/version-cache.ts';
import { makeBuild } from './builds.ts';
import { openTestStore } from './open-test-store.ts';

const teams = ['shell', 'blog', 'contact'] as const;
type Team = (typeof teams)[number];

/**
 * A store whose parts `shell`, `blog` and `contact` are live, each version signed by the key of its team.
 *
 * @example
 * const { as, publish } = await openSignedStore();
 * await as().expectSigned({ blog: await publish('contact', 'blog', 'b') }); // throws NotSigned
 */
export async function openSignedStore() {
  const { folder, store } = await openTestStore();
  const signers = Object.fromEntries(teams.map((team) => [team, signerOf(newPrivateKey())]));
  const trustedKeys = Object.fromEntries(Object.entries(signers).map(([team, { publicKey }]) => [team, [publicKey]]));

  /** The store as a process opens it: with the key of this team, or with none. */
  function as(team?: Team, keys: TrustedKeys = trustedKeys): ReleaseStore {
    const copies = new VersionCache(store.storage, new FolderStorage(temporaryFolder()));
    return new ReleaseStore(store.storage, copies, { signer: team && signers[team], trustedKeys: keys });
  }

  async function publish(team: Team | undefined, part: Team, content: string): Promise<string> {
    return (await as(team).publish(await makeBuild(folder, part, content))).version;
  }

  const change = { channel: 'production', why: 'news', gate: allowAll };
  const versions = { shell: '1.0.0-a', blog: '1.0.0-a', contact: '1.0.0-a' };
  for (const team of teams) await publish(team, team, 'a');
  await promote(as(), { ...change, versions, action: 'start' });

  return {
    folder,
    /** Believes whatever is there. */
    store,
    trustedKeys,
    as,
    publish,
    /** Promotes a version of the part, as whoever has the listed keys. */
    deliver: (part: Team, version: string) => promote(as(), { ...change, versions: { [part]: version } }),
  };
}
