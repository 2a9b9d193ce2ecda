import { type CompressedBody, compressed } from '../caching/encoding.ts';
import { indexOf, type SearchedPages } from './search-index.ts';

/** Of the file that a browser fetches when search opens, compressed. With the search's scripts and styles it stays below 40 KB. */
export const maxIndexFileBytes = 28 * 1024;

/**
 * The index as browsers get it. If it grows too large, it loses the texts of the oldest pages that services list, then those pages;
 * the server, which browsers ask for the final list, has them all.
 */
export async function searchIndexFile({ pages, absences }: Omit<SearchedPages, 'lists'>): Promise<CompressedBody> {
  const routes = pages.filter(({ isListed }) => !isListed);
  const listed = pages.filter(({ isListed }) => isListed);
  let kept = listed.length;
  let texts = listed.findLastIndex(({ terms }) => terms.length > 0) + 1;
  // Ten times as fast as the best quality and a twentieth larger: good enough to find out how much fits.
  let quality: 9 | 11 = 9;
  for (;;) {
    const index = indexOf({ pages: [...routes, ...listed.slice(0, kept)], absences }, texts);
    const file = await compressed(JSON.stringify(index), quality);
    const size = file.bodies.br.length;
    const limit = quality === 9 ? maxIndexFileBytes * 1.05 : maxIndexFileBytes;
    const fits = size <= limit || kept === 0;
    if (fits && quality === 11) return file;
    if (fits) quality = 11;
    else {
      // The routes' own share stays as it is, so each step is smaller than this, and the next one comes nearer.
      const share = Math.min(0.9, limit / size);
      if (texts > 0) texts = Math.floor(texts * share);
      else kept = Math.floor(kept * share);
    }
  }
}
