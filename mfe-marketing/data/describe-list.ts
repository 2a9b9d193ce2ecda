import type { PageIds } from '@site/contracts/structured-data';
import type { ItemList } from 'schema-dts';
import type { CardContent } from './card-content.ts';

/** The cards of a page that lists others, in the order it shows them. */
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
