import { checkContent } from '../check/check-content.ts';

const readSiteAddresses = async () => ({ paths: [], moved: {} });

/** What `npm run posts -- check` prints for these folders. */
export async function checkedText(folders: { contentDir: string; picturesDir: string }): Promise<string> {
  return (await checkContent({ ...folders, now: new Date('2026-11-20T12:00:00Z'), readSiteAddresses })).text;
}
