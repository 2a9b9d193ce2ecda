import type { PictureSource } from '@site/contracts/picture';
import { useAssetBase } from '@site/host/services';
import type { Ground } from './ground-of.ts';
import classes from './Picture.module.css';
import { PictureFallback } from './PictureFallback.tsx';
import { useBrokenPicture } from './useBrokenPicture.ts';

export type PictureGround = Ground | 'deep' | 'none';

interface PictureProps {
  picture: PictureSource;
  alt: string;
  sizes: string;
  /** For a picture above the fold: loads at once, with high priority. */
  isEager?: boolean;
  ground?: PictureGround;
}

export function Picture({ picture, alt, sizes, isEager = false, ground = 'mint' }: PictureProps) {
  const base = useAssetBase();
  const { ref, isBroken, onError } = useBrokenPicture();
  const address = picture.stem.startsWith('/') ? picture.stem : base + picture.stem;
  if (isBroken) return <PictureFallback alt={alt} width={picture.width} height={picture.height} />;
  return (
    <picture className={classes.root} data-ground={ground}>
      <source type="image/avif" srcSet={sourceSet(address, picture.widths, 'avif')} sizes={sizes} />
      <img
        ref={ref}
        src={`${address}-${picture.widths.at(-1) ?? picture.width}.webp`}
        srcSet={sourceSet(address, picture.widths, 'webp')}
        sizes={sizes}
        alt={alt}
        width={picture.width}
        height={picture.height}
        loading={isEager ? 'eager' : 'lazy'}
        fetchPriority={isEager ? 'high' : undefined}
        decoding="async"
        onError={onError}
      />
    </picture>
  );
}

function sourceSet(address: string, widths: number[], format: 'avif' | 'webp'): string {
  return widths.map((width) => `${address}-${width}.${format} ${width}w`).join(', ');
}
