import { NotInStore, NotSigned } from '@site/delivery/store/store-errors';
import { createTableFiles } from './table-files.ts';

const id = '6b1f0c2d9a44';
const href = `/_/release/${id}/table.3f9ac2d1.json`;

it('makes the table of a release once, whoever asks', async () => {
  const { find, warmUp, onMiss } = open();
  const [first, second] = await Promise.all([find(id, href), find(id, href)]);
  expect(String(first?.bodies.identity)).toBe('{"id":"6b1f0c2d9a44"}');
  expect(second).toBe(first);
  expect(warmUp).toHaveBeenCalledTimes(1);
  onMiss.mockClear();
  await find(id, href);
  expect(onMiss).not.toHaveBeenCalled();
});

it('starts no renderer for a visitor who has asked for too many releases', async () => {
  const { find, warmUp, onMiss } = open();
  onMiss.mockImplementation(() => {
    throw new Error('too many');
  });
  await expect(find(id, href)).rejects.toThrow('too many');
  expect(warmUp).not.toHaveBeenCalled();
});

it('finds no table by another name, and none of a release whose pages carry it', async () => {
  expect(await open().find(id, href.replace('3f9ac2d1', 'ffffffff'))).toBeUndefined();
  expect(await open({ table: undefined }).find(id, href)).toBeUndefined();
});

it.each([new NotInStore(`release ${id}`), new NotSigned('blog', '1.0.0-3f9ac2d1')])(
  'runs no code of a release that cannot be opened: $name',
  async (error) => {
    const { find, warmUp } = open({ openRelease: async () => Promise.reject(error) });
    expect(await find(id, href)).toBeUndefined();
    expect(await find('../secrets', href)).toBeUndefined();
    expect(warmUp).not.toHaveBeenCalled();
  },
);

interface Changes {
  table?: { href: string; text: string } | undefined;
  openRelease?: () => Promise<unknown>;
}

function open(changes: Changes = {}) {
  const { table, openRelease } = {
    table: { href, text: JSON.stringify({ id }) },
    openRelease: async () => ({}),
    ...changes,
  };
  const warmUp = jest.fn(async () => table);
  const onMiss = jest.fn();
  const tables = createTableFiles({ openRelease, releasePools: { of: async () => ({ warmUp }) } });
  const find = (release: string, address: string) => tables.find(release, address, onMiss);
  return { find, warmUp, onMiss };
}
