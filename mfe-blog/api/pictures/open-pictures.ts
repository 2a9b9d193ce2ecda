import path from 'node:path';
import type { BucketAccess } from '@site/service/storage/bucket-settings';
import type { MakePicture } from './make-picture.ts';
import { pictureStore } from './picture-store.ts';
import { postPictures } from './post-pictures.ts';

export interface PicturePlaces {
  dataDir: string;
  /** Holds the masters. */
  picturesDir: string;
  /** Pictures that the build made of the repository's own masters. */
  builtPicturesDir?: string | undefined;
  /** Where several services keep the pictures of posts together; a folder in `dataDir` where absent. */
  picturesBucket?: BucketAccess | undefined;
  makePicture: MakePicture;
  /** Says that nothing more shall be made. */
  signal?: AbortSignal;
}

/** The pictures of posts, and the files that show them. */
export function openPictures({ dataDir, picturesDir, builtPicturesDir, picturesBucket, ...rest }: PicturePlaces) {
  const { makePicture: make, signal } = rest;
  const uploadsDir = path.join(dataDir, 'uploads');
  const store = pictureStore({ uploadsDir, builtDir: builtPicturesDir, bucket: picturesBucket });
  return { store, pictures: postPictures({ picturesDir, store, make, ...(signal && { signal }) }) };
}
