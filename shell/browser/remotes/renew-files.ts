import type { SitePart } from '@site/contracts/site';

/**
 * Fetches the files of these modules past every cache before they are tried again. Versioned files are cached for a year, so one that
 * arrived damaged would come from there, and fail its integrity check, each time.
 */
export async function renewFiles(part: SitePart | undefined, modules: string[]): Promise<void> {
  const files = new Set(modules.flatMap((module) => part?.files[module] ?? []));
  await Promise.all(
    [...files].map((file) => fetch(`${part?.base}${file}`, { cache: 'reload' }).catch(() => undefined)),
  );
}
