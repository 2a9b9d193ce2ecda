import { Fold } from '@site/ui/Fold';
import { FactTable } from '../../components/FactTable.tsx';
import { Panel } from '../../components/Panel.tsx';
import type { PlacesContent } from '../../content/how-we-work-types.ts';
import classes from './Cities.module.css';
import { CityMap } from './CityMap.tsx';

/** The map at a glance, the table on request. */
export function Cities({ places: { tableTitle, caption, head, cities, onRequest } }: { places: PlacesContent }) {
  return (
    <div className={classes.root}>
      <CityMap />
      <Fold title={tableTitle} hint={cities.map(({ name }) => name).join(', ')} level={4} when="always">
        <Panel>
          <FactTable
            caption={caption}
            head={head}
            rows={cities.map(({ name, text, onCall }) => ({ name, detail: text, cells: [onCall] }))}
            cells="times"
          />
        </Panel>
      </Fold>
      <section className={classes.request}>
        <h4>{onRequest.title}</h4>
        <p>{onRequest.text}</p>
      </section>
    </div>
  );
}
