import { brotliDecompressSync } from 'node:zlib';
import { unpackTexts } from '../../app/search/packed-texts.ts';
import type { SearchIndex } from '../../app/search/search-index.ts';
import { sampleEntry } from '../testing/sample-release.ts';
import type { SearchedPage } from './search-index.ts';
import { maxIndexFileBytes, searchIndexFile } from './search-index-file.ts';

describe('the file of it for browsers', () => {
  const page = { path: '/plumbing', title: 'Plumbing', text: '', words: [], terms: ['leak'] };

  it('loses the texts of old listed pages first', async () => {
    const listed = Array.from({ length: 100 }, (_, index) => ({
      ...listedPost(index),
      terms: randomWords(index, 100).split(' '),
    }));
    const { size, entries, texts } = await fileOf([page, ...listed]);
    expect(size).toBeLessThanOrEqual(maxIndexFileBytes);
    expect(entries).toHaveLength(101);
    const kept = unpackTexts(texts ?? { terms: '', pages: '' }, entries.length).map(({ length }) => length > 0);
    expect(kept.indexOf(false)).toBeGreaterThan(5);
    expect(kept.lastIndexOf(true)).toBe(kept.indexOf(false) - 1);
  });

  it('drops the oldest of a long list, never pages, beyond its limit', async () => {
    const listed = Array.from({ length: 1000 }, (_, index) => ({ ...listedPost(index), text: randomWords(index, 15) }));
    const { size, entries, texts } = await fileOf([page, ...listed]);
    expect(size).toBeLessThanOrEqual(maxIndexFileBytes);
    expect(entries.length).toBeGreaterThan(100);
    expect(entries.map(({ path }) => path)).toEqual([
      '/plumbing',
      ...listed.slice(0, entries.length - 1).map(({ path }) => path),
    ]);
    expect(texts).toEqual({ terms: 'leak', pages: '0' });
  });

  it('holds no text as it is written', async () => {
    const body = 'Leaks under the washbasin';
    expect(JSON.stringify(await fileOf([{ ...page, body }]))).not.toContain('under the');
  });
});

async function fileOf(pages: SearchedPage[]): Promise<SearchIndex & { size: number }> {
  const { br } = (await searchIndexFile({ pages, absences: [] })).bodies;
  return { size: br.length, ...JSON.parse(brotliDecompressSync(br).toString()) };
}

function listedPost(number: number): SearchedPage {
  return { ...sampleEntry(number), isListed: true, terms: [] };
}

/** Words that do not repeat, so that compression has as hard a time as with real ones. */
function randomWords(seed: number, length: number): string {
  return Array.from({ length }, (_, index) => Math.imul(seed * length + index + 1, 2654435761).toString(36)).join(' ');
}
