import type { PageIds } from '@site/contracts/structured-data';
import type { ImageObject, LocalBusiness, Organization, PostalAddress } from 'schema-dts';
import { brand, socialProfiles } from './index.ts';
import { geo, officeMapHref, opening, priceRange, servedCities, spokenLanguages } from './metadata.ts';

/** The company and its office, as every page's header and footer show them, for search engines. `logo` is the address of a square of 512 pixels. */
export function companyData(ids: PageIds, { logo, office: picture }: { logo: string; office: ImageObject }) {
  return [organization(ids, logo), office(ids, picture)];
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
      availableLanguage: [...spokenLanguages],
    },
  };
}

function office({ organization: id, absolute }: PageIds, image: ImageObject): LocalBusiness {
  const { name, email, phone } = brand;
  return {
    '@type': 'LocalBusiness',
    '@id': absolute('/#office'),
    name,
    url: absolute('/'),
    image,
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
