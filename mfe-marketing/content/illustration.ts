import type { PictureSource } from '@site/contracts/picture';

export interface Illustration {
  picture: PictureSource;
  alt: string;
}
