import type { SitePart } from '@site/contracts/site';

/**
 * Asks for the files of these modules past every cache, before they are tried again.
 * One that came damaged would be taken from there for a year, and its integrity fail each time: versioned files may be kept for ever.
 */
export async function renewFiles(part: SitePart | undefined, modules: string[]): Promise<void> {
  const files = new Set(modules.flatMap((module) => part?.files[module] ?? []));
  await Promise.all(
    [...files].map((file) => fetch(`${part?.base}${file}`, { cache: 'reload' }).catch(() => undefined)),
  );
}
