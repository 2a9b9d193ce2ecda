import type { PageIds } from '@site/contracts/structured-data';
import type { ItemList } from 'schema-dts';
import type { CardContent } from './card-content.ts';

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
