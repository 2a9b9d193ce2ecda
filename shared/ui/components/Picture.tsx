import type { PictureSource } from '@site/contracts/picture';
import { useAssetBase } from '@site/host/shell-api';
import { useEffect, useRef, useState } from 'react';
import { avifSet, pictureAddress } from './avif-set.ts';
import type { Ground } from './ground-of.ts';
import classes from './Picture.module.css';
import { PictureFallback } from './PictureFallback.tsx';

export type PictureGround = Ground | 'none';

/** A picture of which only the address is known: one file of unknown size. Its container reserves the space. */
export interface PlainPicture {
  address: string;
}

interface PictureProps {
  picture: PictureSource | PlainPicture;
  alt: string;
  sizes: string;
  /** Only for a page's main picture: loads at once, with high priority. */
  isEager?: boolean;
  ground?: PictureGround;
}

/**
 * A picture in AVIF or WebP, with a drawn fallback if it fails to load.
 * @example
 * <Picture picture={hero} alt="A swept courtyard" sizes="(min-width: 60rem) 50vw, 92vw" />
 */
export function Picture({ picture, alt, sizes, isEager = false, ground = 'mint' }: PictureProps) {
  const base = useAssetBase();
  const { ref, isBroken, onError } = useBrokenPicture();
  const { src, width, height, srcSet } = 'address' in picture ? plain(picture) : sized(picture, base);
  if (isBroken) return <PictureFallback alt={alt} width={width ?? 4} height={height ?? 3} />;
  return (
    <picture className={classes.root} data-ground={ground}>
      {srcSet && <source type="image/avif" srcSet={srcSet} sizes={sizes} />}
      <img
        ref={ref}
        src={src}
        alt={alt}
        width={width}
        height={height}
        loading={isEager ? 'eager' : 'lazy'}
        fetchPriority={isEager ? 'high' : undefined}
        decoding="async"
        onError={onError}
      />
    </picture>
  );
}

interface Files {
  src: string;
  width?: number;
  height?: number;
  /** AVIF in all widths. */
  srcSet?: string;
}

function plain({ address }: PlainPicture): Files {
  return { src: address };
}

function sized({ stem, widths, width, height }: PictureSource, base: string): Files {
  const address = pictureAddress(stem, base);
  return {
    // The few browsers without AVIF get one size: a second list would be in every page just for them.
    src: `${address}-${widths.find((one) => one >= fallbackWidth) ?? widths.at(-1) ?? width}.webp`,
    width,
    height,
    srcSet: avifSet({ stem, widths }, base),
  };
}

const fallbackWidth = 800;

function useBrokenPicture() {
  const ref = useRef<HTMLImageElement>(null);
  const [isBroken, setBroken] = useState(false);
  useEffect(() => {
    // A picture in the served HTML may fail before React listens for its error event.
    if (ref.current?.complete && ref.current.naturalWidth === 0 && ref.current.currentSrc) setBroken(true);
  }, []);
  return { ref, isBroken, onError: () => setBroken(true) };
}
