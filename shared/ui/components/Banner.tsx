import type { Crumb } from '@site/contracts/part';
import type { PictureSource } from '@site/contracts/picture';
import type { ReactNode } from 'react';
import classes from './Banner.module.css';
import scene from './BannerScene.module.css';
import tall from './BannerTall.module.css';
import { Breadcrumb, type BreadcrumbWords } from './Breadcrumb.tsx';
import { Picture, type PlainPicture } from './Picture.tsx';

interface BannerProps {
  title: string;
  /** From the level below Home, which is added in front, down to this page; left out where that is the title alone. */
  crumbs?: Crumb[];
  /** The breadcrumb's words, on a page in another language than English. */
  breadcrumb?: BreadcrumbWords;
  /** Beside a picture, its first sentence is the page's claim and is set larger than the rest. */
  intro?: string;
  picture?: PictureSource | PlainPicture;
  alt?: string;
  /** `small`: the page's picture, if any, beside the text. `tall`: the picture is the ground of the whole banner, behind the text. */
  size?: 'small' | 'tall';
  /** Background of a small banner with a picture. */
  ground?: 'mint' | 'sun' | 'sand';
  /** Leaves out the picture on a phone, because what follows belongs in the first view. */
  isBrief?: boolean;
  action?: ReactNode;
  children?: ReactNode;
}

/** `sizes` of the banner's picture; `hero.sizes` in the route table must match, or the preload fetches another file. */
export const bannerSizes = {
  small: '(min-width: 60rem) min(46vw, 48rem), (min-width: 40rem) 58vw, min(26rem, 88vw)',
  brief: '(min-width: 60rem) min(46vw, 48rem), (min-width: 40rem) 58vw, 1px',
  tall: '(min-width: 56.25rem) 100vw, 150vw',
} as const;

/**
 * @example
 * <Banner title="Housekeeping" crumbs={[{ label: 'Services', path: '/services' }, { label: 'Housekeeping' }]} />
 */
export function Banner({
  title,
  crumbs = [{ label: title }],
  breadcrumb,
  intro,
  picture,
  alt = '',
  size = 'small',
  ground,
  isBrief,
  action,
  children,
}: BannerProps) {
  const hasClaim = picture !== undefined && size === 'small';
  const named = combinedWith(size === 'tall' ? tall : hasClaim ? scene : {});
  return (
    <header
      className={named('root')}
      data-tone={size === 'tall' ? 'deep' : undefined}
      data-pictured={picture ? '' : undefined}
      data-ground={hasClaim ? (ground ?? 'mint') : ground}
      data-brief={isBrief}
    >
      <div className={named('inner')}>
        <div className={named('words')}>
          <Breadcrumb crumbs={crumbs} words={breadcrumb} />
          <h1 tabIndex={-1}>{title}</h1>
          {intro && (
            <p className={named('intro')}>{hasClaim ? <Claim intro={intro} className={named('claim')} /> : intro}</p>
          )}
          {children && <div className={named('extra')}>{children}</div>}
          {action && <div className={`${named('extra')} ${named('action')}`}>{action}</div>}
        </div>
        {picture && (
          <div className={named('picture')}>
            <Picture picture={picture} alt={alt} sizes={bannerSizes[isBrief ? 'brief' : size]} isEager ground="none" />
          </div>
        )}
      </div>
    </header>
  );
}

/** Combines a class of the common sheet with the class of the same name in the sheet of this variant, which comes later. */
function combinedWith(look: Record<string, string>) {
  return (name: string) => [classes[name], look[name]].filter(Boolean).join(' ');
}

function Claim({ intro, className }: { intro: string; className: string }) {
  const [claim = intro] = intro.split(/(?<=[.?!।])\s/, 1);
  const rest = intro.slice(claim.length + 1);
  return (
    <>
      <span className={className}>{claim}</span>
      {rest && <span>{` ${rest}`}</span>}
    </>
  );
}
