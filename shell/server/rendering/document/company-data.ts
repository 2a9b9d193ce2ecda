import { brand } from '@site/brand';
import { geo, opening } from '@site/brand/for-machines';
import { socialProfiles } from '@site/brand/social-profiles';
import { hostPart } from '@site/contracts/manifest';
import { SOCIAL_CARD } from '@site/contracts/picture';
import type { PageIds } from '@site/contracts/structured-data';
import type { LocalBusiness, Organization, PostalAddress } from 'schema-dts';
import { addressOf, partManifest } from '../../releases/site-release.ts';
import type { RendererSetup } from './protocol.ts';

/** The company and its office, as every page's header and footer show them. */
export function companyData(setup: RendererSetup, ids: PageIds): [Organization, LocalBusiness] {
  const host = partManifest(setup.manifests, hostPart);
  const file = (name: string) => ids.absolute(addressOf(host, name));
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
    image: {
      '@type': 'ImageObject',
      url: picture,
      width: `${SOCIAL_CARD.width}`,
      height: `${SOCIAL_CARD.height}`,
    },
    telephone: phone.display,
    email,
    address,
    geo: { '@type': 'GeoCoordinates', latitude: geo.latitude, longitude: geo.longitude },
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
