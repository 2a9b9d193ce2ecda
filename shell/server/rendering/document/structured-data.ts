import { brand } from '@site/brand';
import { siteConfig } from '@site/brand/site.config';
import { hostPart } from '@site/contracts/manifest';
import { socialCardSize } from '@site/contracts/picture';
import type { PageIds } from '@site/contracts/structured-data';
import type { BreadcrumbList, Graph, Thing, WebPage, WebSite } from 'schema-dts';
import { homeLabels } from '../../../app/language.ts';
import { assetUrl, partManifest } from '../../releases/site-release.ts';
import { absoluteUrl, type PageMetadata } from './head-tags.ts';
import type { RendererSetup } from './protocol.ts';

/** Structured data of a page: the company, the site, the page itself, then what the page's part adds. */
export function structuredDataGraph(setup: RendererSetup, metadata: PageMetadata, ofPart: Thing[]): Graph {
  const ids = pageIds(setup, metadata);
  const host = partManifest(setup.manifests, hostPart);
  const file = (name: string) => ids.absolute(assetUrl(host, name));
  return {
    '@context': 'https://schema.org',
    '@graph': [
      ...siteConfig.companyData(ids, { logo: file('icon-512.png'), office: cardImage(file('site-card.jpg')) }),
      website(setup, ids),
      webPage(setup, ids, metadata),
      ...breadcrumb(setup, ids, metadata),
      ...ofPart,
    ],
  };
}

/** The ids by which entries of a page's graph refer to each other. */
export function pageIds(setup: RendererSetup, { canonical, card }: PageMetadata): PageIds {
  return {
    url: canonical,
    page: `${canonical}#page`,
    organization: absoluteUrl(setup, '/#organization'),
    absolute: (path) => absoluteUrl(setup, path),
    card: card.href,
  };
}

function website(setup: RendererSetup, { organization }: PageIds): WebSite {
  return {
    '@type': 'WebSite',
    '@id': absoluteUrl(setup, '/#website'),
    url: absoluteUrl(setup, '/'),
    name: brand.name,
    alternateName: brand.shortName,
    inLanguage: siteConfig.language,
    publisher: { '@id': organization },
  };
}

function webPage(setup: RendererSetup, ids: PageIds, metadata: PageMetadata): WebPage {
  return {
    '@type': 'WebPage',
    '@id': ids.page,
    url: ids.url,
    name: metadata.title,
    description: metadata.description,
    inLanguage: metadata.language,
    isPartOf: { '@id': absoluteUrl(setup, '/#website') },
    primaryImageOfPage: { ...cardImage(metadata.card.href), caption: metadata.card.alt },
    ...(metadata.modified && { dateModified: metadata.modified }),
    ...(metadata.crumbs.length > 0 && { breadcrumb: { '@id': breadcrumbId(ids) } }),
  };
}

function cardImage(url: string) {
  return { '@type': 'ImageObject', url, width: `${socialCardSize.width}`, height: `${socialCardSize.height}` } as const;
}

function breadcrumb(setup: RendererSetup, ids: PageIds, { crumbs, language }: PageMetadata): BreadcrumbList[] {
  if (crumbs.length === 0) return [];
  const steps = [{ label: homeLabels[language], path: '/' }, ...crumbs];
  return [
    {
      '@type': 'BreadcrumbList',
      '@id': breadcrumbId(ids),
      itemListElement: steps.map(({ label, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: label,
        item: path ? absoluteUrl(setup, path) : ids.url,
      })),
    },
  ];
}

function breadcrumbId({ url }: PageIds): string {
  return `${url}#breadcrumb`;
}
