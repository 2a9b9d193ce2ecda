import { servedCities } from '@site/brand/metadata';
import type { PageIds } from '@site/contracts/structured-data';
import type { FAQPage, ItemList, Service } from 'schema-dts';
import type { ServiceContent } from '../content/services/types.ts';
import type { CardContent } from './card-content.ts';

/** The service a page offers, and its frequently asked questions. */
export function describeService(service: ServiceContent, ids: PageIds): [Service, FAQPage] {
  return [
    {
      '@type': 'Service',
      '@id': `${ids.url}#service`,
      name: service.name,
      serviceType: service.name,
      description: service.lead,
      url: ids.url,
      image: ids.card,
      provider: { '@id': ids.organization },
      areaServed: servedCities.map((name) => ({ '@type': 'City', name })),
      hasOfferCatalog: {
        '@type': 'OfferCatalog',
        name: 'What is included',
        itemListElement: service.offerings.map((name) => ({
          '@type': 'Offer',
          itemOffered: { '@type': 'Service', name },
        })),
      },
      mainEntityOfPage: { '@id': ids.page },
    },
    {
      '@type': 'FAQPage',
      '@id': `${ids.url}#questions`,
      isPartOf: { '@id': ids.page },
      mainEntity: service.faqs.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ];
}

/** The cards of a list page, in the order in which they are shown. */
export function describeList({ cards }: { cards: CardContent[] }, ids: PageIds): [ItemList] {
  return [
    {
      '@type': 'ItemList',
      '@id': `${ids.url}#list`,
      numberOfItems: cards.length,
      itemListElement: cards.map(({ name, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        url: ids.absolute(path),
      })),
    },
  ];
}
