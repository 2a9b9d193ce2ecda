import { brand } from '@site/brand';
import { hostPart } from '@site/contracts/manifest';
import type { Crumb, FeedEntry, SharedPicture } from '@site/contracts/part';
import type { Head } from '@site/contracts/part-routes';
import type { OwnedRoute } from '@site/release/releases/release-table';
import { canonicalPath, pageDescription, pageTitle } from '../../../app/pages/page-head.ts';
import { addressOf, assetBase, partManifest } from '../../releases/site-release.ts';
import type { RendererSetup } from './protocol.ts';

/** What a page says of itself outside its visible part: the source of both head tags and structured data. */
export interface PageFacts {
  title: string;
  description: string;
  /** The address search engines shall keep. */
  canonical: string;
  isIndexed: boolean;
  /** From below Home down to the page; empty on the home page. */
  crumbs: Crumb[];
  card: { href: string; alt: string };
  /** ISO date or time of the last change; undefined where one pattern serves many pages and none says it. */
  modified: string | undefined;
  article: Head['article'];
  feeds: FeedEntry[];
}

export function pageFacts(
  setup: RendererSetup,
  route: OwnedRoute,
  head: Head | undefined,
  pathname: string,
): PageFacts {
  const path = canonicalPath(route, head, pathname);
  return {
    title: pageTitle(route, head),
    description: pageDescription(route, head),
    canonical: absolute(setup, path),
    // A second address of a page needs no noindex: its canonical says which one counts.
    isIndexed: head?.isIndexed ?? (route.isIndexed || route.canonical !== undefined),
    crumbs: path === '/' ? [] : (head?.crumbs ?? [...route.trail, { label: route.label }]),
    card: cardOf(setup, route, head?.share ?? route.share),
    modified: head?.article?.modified ?? (route.path.includes(':') ? undefined : route.updated),
    article: head?.article,
    feeds: partManifest(setup.manifests, route.part).table.feeds ?? [],
  };
}

export function absolute({ siteUrl }: Pick<RendererSetup, 'siteUrl'>, path: string): string {
  return new URL(path, siteUrl).href;
}

function cardOf(setup: RendererSetup, { part }: OwnedRoute, share: SharedPicture | undefined): PageFacts['card'] {
  const siteCard = addressOf(partManifest(setup.manifests, hostPart), 'site-card.jpg');
  if (!share) return { href: absolute(setup, siteCard), alt: siteCardAlt };
  const { stem } = share.picture;
  return {
    href: absolute(setup, `${stem.startsWith('/') ? stem : assetBase({ name: part }) + stem}-card.jpg`),
    alt: share.alt,
  };
}

const siteCardAlt = `A miniature building on its plot, looked after by small figures in green uniforms, beside the name ${brand.shortName}.`;
