import { useServices } from '@site/host/services';
import { LinkItems } from '../layout/LinkItems.tsx';
import { menuTree } from '../layout/menu-tree.ts';
import classes from './StartingPoints.module.css';

/** Where to go without a search: the pages below each entry of the main menu. */
export function StartingPoints({ look }: { look: 'cards' | 'plain' }) {
  const groups = menuTree(useServices().routes, 'main').filter(({ items }) => items.length > 0);
  // The group with the most pages is what most visitors come for.
  const largestFirst = [...groups].sort((one, other) => other.items.length - one.items.length);
  return (
    <div className={classes.root} data-look={look}>
      {largestFirst.map(({ label, path, items }) => (
        <section key={path}>
          <h2>{label}</h2>
          <ul>
            <LinkItems items={items} />
          </ul>
        </section>
      ))}
    </div>
  );
}
