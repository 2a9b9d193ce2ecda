import type { Crumb } from '@site/contracts/part';
import type { PictureSource } from '@site/contracts/picture';
import type { ReactNode } from 'react';
import classes from './Banner.module.css';
import { Breadcrumb } from './Breadcrumb.tsx';
import { Picture, type PlainPicture } from './Picture.tsx';

interface BannerProps {
  title: string;
  /** From below Home down to this page; Home is put in front. */
  crumbs: Crumb[];
  intro?: ReactNode;
  picture?: PictureSource | PlainPicture;
  alt?: string;
  /** `small`: picture beside the words. `tall`: on deep ground, the picture fills the banner behind the words. */
  size?: 'small' | 'tall';
  children?: ReactNode;
}

/** `sizes` of the banner's picture; `hero.sizes` in the route table must match, or the preload fetches another file. */
export const bannerSizes = {
  small: '(min-width: 940px) 36rem, 92vw',
  tall: '(min-width: 940px) 74vw, 110vw',
} as const;

export function Banner({ title, crumbs, intro, picture, alt = '', size = 'small', children }: BannerProps) {
  return (
    <header
      className={classes.root}
      data-size={size}
      data-tone={size === 'tall' ? 'deep' : undefined}
      data-pictured={picture ? '' : undefined}
    >
      <div className={classes.inner}>
        <div className={classes.words}>
          <Breadcrumb crumbs={crumbs} />
          <h1 tabIndex={-1}>{title}</h1>
          {intro && <p className={classes.intro}>{intro}</p>}
          {children && <div className={classes.extra}>{children}</div>}
        </div>
        {picture && (
          <div className={classes.picture}>
            <Picture picture={picture} alt={alt} sizes={bannerSizes[size]} isEager ground="none" />
          </div>
        )}
      </div>
    </header>
  );
}
