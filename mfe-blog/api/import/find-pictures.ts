import { noPicture, type PostPictures, type StoredPicture } from '../pictures/post-pictures.ts';
import type { PostRow } from '../tables.ts';

export type PicturedRow = Pick<PostRow, 'image_name' | 'picture' | 'picture_hash'>;

interface FindOptions {
  pictures: PostPictures;
  /** Called with the name of each missing picture. */
  onMissingPicture: (name: string) => void;
}

/** What can be shown of these pictures now. `known` is what posts show already. */
export async function findPictures(
  names: string[],
  known: PicturedRow[],
  { pictures, onMissingPicture }: FindOptions,
): Promise<Map<string, StoredPicture>> {
  const before = new Map(known.map((row) => [row.image_name, storedPicture(row)]));
  const found = new Map<string, StoredPicture>();
  for (const name of new Set(names)) {
    const picture = await pictures.find(name, before.get(name));
    if (!picture) onMissingPicture(name);
    found.set(name, picture ?? noPicture);
  }
  return found;
}

export function storedPicture({ picture, picture_hash: hash }: PicturedRow): StoredPicture {
  return { hash, source: picture === null ? null : JSON.parse(picture) };
}
