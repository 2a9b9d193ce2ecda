import { createHash } from 'node:crypto';
import { createDCtx, decompressUsingDict } from '@bokuweb/zstd-wasm';
import { allowAll } from '../gate/judge.ts';
import { promote } from '../releases/promote.ts';
import { entryOf } from '../testing/builds.ts';
import { openTestStore } from '../testing/open-test-store.ts';
import { addDifferences } from './add-differences.ts';
import { prune } from './prune.ts';
import { dczMagic, differenceSuffix } from './store-layout.ts';

it('keeps a script as the difference to those of the last five live versions, and no others', async () => {
  const { store, deliver, files } = await openDeliveries();
  for (const word of words) await deliver(word);
  const last = words.at(-1) ?? '';
  const expected = words.slice(-6, -1).map((word) => differenceOf(last, word));
  expect((await files()).filter((file) => file.startsWith(`${entryOf(script(last))}.`))).toEqual(expected.sort());
  const made = await store.readFile('blog', differenceOf(last, 'five'));
  expect(made.subarray(0, 8)).toEqual(dczMagic);
  expect(made.subarray(8, 40)).toEqual(hashOf(script('five')));
  const whole = decompressUsingDict(createDCtx(), made.subarray(40), Buffer.from(script('five')));
  expect(Buffer.from(whole).toString()).toBe(script(last));
  expect(made.length).toBeLessThan(100);
});

it('makes none where nothing is live yet, none twice, and none that is larger than the file', async () => {
  const { store, deliver, publish } = await openDeliveries();
  expect(await deliver('one')).toBe(0);
  expect(await deliver('two')).toBe(1);
  const manifest = await store.readPart('blog', await publish('blog', script('two'), { version: '1.0.0-two' }));
  expect(await addDifferences(store, manifest)).toBe(0);
  expect(await addDifferences(store, await store.readPart('blog', await publish('blog', 'tiny')))).toBe(0);
});

it('lets a pruned file take its differences with it', async () => {
  const { store, deliver, files } = await openDeliveries();
  for (const word of words) await deliver(word);
  await prune(store, { keep: 1, graceMs: -1 });
  const kept = words.slice(-2);
  expect(new Set((await files()).map((file) => file.slice(0, entryOf('').length)))).toEqual(
    new Set(kept.map((word) => entryOf(script(word)))),
  );
});

const words = ['one', 'two', 'three', 'four', 'five', 'six', 'seven'];

/** One word differs. */
function script(word: string): string {
  return `export const words = '${word}';\n${Array.from({ length: 60 }, (_, line) => `call(${line * line});`).join('\n')}`;
}

function hashOf(content: string): Buffer {
  return createHash('sha256').update(content).digest();
}

function differenceOf(word: string, to: string): string {
  return entryOf(script(word)) + differenceSuffix(hashOf(script(to)));
}

async function openDeliveries() {
  const { store, start, publish } = await openTestStore();
  await start({ shell: 'a' });
  return {
    store,
    publish,
    async deliver(word: string): Promise<number> {
      const content = script(word);
      const version = await publish('blog', content, { version: `1.0.0-${word}` });
      const made = await addDifferences(store, await store.readPart('blog', version));
      await promote(store, { versions: { blog: version }, channel: 'production', why: word, judge: allowAll });
      return made;
    },
    /** Names of the blog's files for browsers. */
    files: async () => (await store.storage.list('parts/blog/files/')).map((key) => key.split('/').at(-1) ?? ''),
  };
}
