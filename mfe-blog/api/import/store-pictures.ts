import type { PostRow } from '../tables.ts';
import { type PictureFolders, type StoredPicture, storePicture } from './post-picture.ts';

interface StoreOptions extends PictureFolders {
  /** Called with the name of each missing picture. */
  onMissingPicture: (name: string) => void;
}

type PicturedRow = Pick<PostRow, 'image_name' | 'picture' | 'picture_hash'>;

/** Makes the missing files of these pictures. Those in `known` are described again only if their master has changed. */
export async function storePictures(
  names: string[],
  known: PicturedRow[],
  options: StoreOptions,
): Promise<Map<string, StoredPicture>> {
  const before = new Map(known.map((row) => [row.image_name, row]));
  const pictures = new Map<string, StoredPicture>();
  for (const name of new Set(names)) {
    const row = before.get(name);
    const picture = await storePicture(name, options, row && storedBefore(row));
    if (!picture.source) options.onMissingPicture(name);
    pictures.set(name, picture);
  }
  return pictures;
}

function storedBefore(row: PicturedRow): StoredPicture {
  return { hash: row.picture_hash, source: row.picture === null ? null : JSON.parse(row.picture) };
}
