import { brand, socialProfiles } from '@site/brand';
import { geo, officeMapHref, opening, priceRange, servedCities } from '@site/brand/metadata';
import { hostPart } from '@site/contracts/manifest';
import { socialCardSize } from '@site/contracts/picture';
import type { PageIds } from '@site/contracts/structured-data';
import type {
  BreadcrumbList,
  Graph,
  LocalBusiness,
  Organization,
  PostalAddress,
  Thing,
  WebPage,
  WebSite,
} from 'schema-dts';
import { homeLabels } from '../../../app/language.ts';
import { assetUrl, partManifest } from '../../releases/site-release.ts';
import { absoluteUrl, type PageMetadata } from './head-tags.ts';
import type { RendererSetup } from './protocol.ts';

/** Structured data of a page: the company, the site, the page itself, then what the page's part adds. */
export function structuredDataGraph(setup: RendererSetup, metadata: PageMetadata, ofPart: Thing[]): Graph {
  const ids = pageIds(setup, metadata);
  return {
    '@context': 'https://schema.org',
    '@graph': [
      ...companyData(setup, ids),
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
    inLanguage: 'en-IN',
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

/** The company and its office, as every page's header and footer show them. */
function companyData(setup: RendererSetup, ids: PageIds): [Organization, LocalBusiness] {
  const host = partManifest(setup.manifests, hostPart);
  const file = (name: string) => ids.absolute(assetUrl(host, name));
  return [organization(ids, file('icon-512.png')), office(ids, file('site-card.jpg'))];
}

function organization({ organization: id, absolute }: PageIds, logo: string): Organization {
  const { name, shortName, email, phone, registration } = brand;
  return {
    '@type': 'Organization',
    '@id': id,
    name,
    alternateName: shortName,
    legalName: registration.legalName,
    identifier: { '@type': 'PropertyValue', propertyID: 'CIN', value: registration.cin },
    url: absolute('/'),
    logo: { '@type': 'ImageObject', url: logo, width: '512', height: '512' },
    email,
    telephone: phone.display,
    address,
    sameAs: socialProfiles.map(({ href }) => href),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone: phone.display,
      email,
      areaServed: 'IN',
      availableLanguage: ['en', 'hi'],
    },
  };
}

function office({ organization: id, absolute }: PageIds, picture: string): LocalBusiness {
  const { name, email, phone } = brand;
  return {
    '@type': 'LocalBusiness',
    '@id': absolute('/#office'),
    name,
    url: absolute('/'),
    image: cardImage(picture),
    telephone: phone.display,
    email,
    address,
    geo: { '@type': 'GeoCoordinates', latitude: geo.latitude, longitude: geo.longitude },
    hasMap: officeMapHref,
    areaServed: servedCities.map((city) => ({ '@type': 'City', name: city })),
    priceRange,
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: opening.days,
      opens: opening.opens,
      closes: opening.closes,
    },
    parentOrganization: { '@id': id },
  };
}

const address: PostalAddress = {
  '@type': 'PostalAddress',
  streetAddress: brand.address.street,
  addressLocality: brand.address.city,
  addressRegion: brand.address.region,
  postalCode: brand.address.postalCode,
  addressCountry: 'IN',
};
