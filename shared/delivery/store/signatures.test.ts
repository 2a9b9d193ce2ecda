import { entryOf, overwrite } from '../testing/builds.ts';
import { openSignedStore } from '../testing/open-signed-store.ts';
import { servableEntry } from './servable-entry.ts';
import { DamagedFile, NotInStore, NotSigned } from './store-errors.ts';
import { manifestKey, signaturesPrefix } from './store-layout.ts';

describe('what promotes, where keys are listed', () => {
  it('takes a version that the team has signed', async () => {
    const { publish, deliver } = await openSignedStore();
    await expect(deliver('blog', await publish('blog', 'blog', 'b'))).resolves.toMatchObject({ isChanged: true });
  });

  it.each(['contact', undefined] as const)('refuses a version of blog that is signed by %s', async (team) => {
    const { publish, deliver } = await openSignedStore();
    const version = await publish(team, 'blog', 'b');
    await expect(deliver('blog', version)).rejects.toThrow(
      'blog@1.0.0-b is signed by no key that TRUSTED_KEYS lists for blog: publish it again with RELEASE_KEY',
    );
  });

  it('refuses a version whose manifest was changed after it was signed', async () => {
    const { store, publish, deliver } = await openSignedStore();
    const version = await publish('blog', 'blog', 'b');
    const key = manifestKey('blog', version);
    await overwrite(store.storage, key, String(await store.storage.read(key)).replace('"1.0"', '"1.1"'));
    await expect(deliver('blog', version)).rejects.toThrow(NotSigned);
  });

  it('refuses a signed version under the name of another', async () => {
    const { store, publish, deliver } = await openSignedStore();
    const version = await publish(undefined, 'blog', 'b');
    const [signature = ''] = await store.storage.list(signaturesPrefix('blog', '1.0.0-a'));
    const copyOf = async (key: string) => String(await store.storage.read(key));
    await overwrite(store.storage, manifestKey('blog', version), await copyOf(manifestKey('blog', '1.0.0-a')));
    await overwrite(store.storage, `${signaturesPrefix('blog', version)}copied.json`, await copyOf(signature));
    await expect(deliver('blog', version)).rejects.toThrow('is the manifest of blog 1.0.0-a');
  });

  it('takes a version once a listed key has signed it too, whatever else lies beside its signatures', async () => {
    const { store, publish, deliver } = await openSignedStore();
    const version = await publish('contact', 'blog', 'b');
    await overwrite(store.storage, `${signaturesPrefix('blog', version)}other.json`, 'no signature');
    await publish('blog', 'blog', 'b');
    await expect(deliver('blog', version)).resolves.toMatchObject({ isChanged: true });
  });

  it('delivers one part although the key of another was taken off the list', async () => {
    const { as, publish, trustedKeys } = await openSignedStore();
    const version = await publish('blog', 'blog', 'b');
    const pipeline = as(undefined, { ...trustedKeys, contact: [] });
    await expect(pipeline.expectSigned({ contact: '1.0.0-a' })).rejects.toThrow(NotSigned);
    await expect(pipeline.expectSigned({ blog: version })).resolves.toBeUndefined();
  });
});

describe('what serves, where keys are listed', () => {
  it('starts with the newest release that it may serve, and says what it refuses', async () => {
    const { store, as, publish } = await openSignedStore();
    const first = await store.channel('production').newest();
    const parts = { shell: '1.0.0-a', blog: await publish(undefined, 'blog', 'b'), contact: '1.0.0-a' };
    const { id: release } = await store.createRelease({ parts });
    await store.channel('production').move(1, { release, action: 'promote', why: 'an attack' });
    const onRefused = jest.fn();
    expect(await servableEntry(as(), 'production', onRefused)).toEqual(first);
    expect(onRefused.mock.calls).toEqual([[new NotSigned('blog', '1.0.0-b')]]);
  });

  it('starts with no release where it may serve none', async () => {
    const { as, trustedKeys } = await openSignedStore();
    const withoutContact = { ...trustedKeys, contact: [] };
    await expect(servableEntry(as(undefined, withoutContact), 'production', () => {})).rejects.toThrow(
      'contact@1.0.0-a is signed by no key',
    );
  });

  it('serves no file that somebody put in place of a signed one', async () => {
    const { store, as, publish } = await openSignedStore();
    await publish('blog', 'blog', 'b');
    expect(String(await as().readFile('blog', entryOf('b')))).toBe('b');
    await overwrite(store.storage, `parts/blog/files/${entryOf('b')}`, 'an attack');
    await expect(as().readFile('blog', entryOf('b'))).rejects.toThrow(DamagedFile);
    await overwrite(store.storage, 'parts/blog/files/attack.12345678.js', 'an attack');
    await expect(as().readFile('blog', 'attack.12345678.js')).rejects.toThrow(NotInStore);
  });

  it('reads no manifest that replaced the one it has accepted', async () => {
    const { store, as } = await openSignedStore();
    const reader = as();
    await reader.expectSigned({ blog: '1.0.0-a' });
    const key = manifestKey('blog', '1.0.0-a');
    await overwrite(store.storage, key, String(await store.storage.read(key)).replace('"1.0"', '"1.1"'));
    await expect(reader.readManifest('blog', '1.0.0-a')).rejects.toThrow('is not what was signed');
  });
});

it('believes whatever is there where no keys are listed', async () => {
  const { store, publish } = await openSignedStore();
  await expect(store.expectSigned({ blog: await publish(undefined, 'blog', 'b') })).resolves.toBeUndefined();
});
