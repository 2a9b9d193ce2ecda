import { Fold } from '@site/ui/Fold';
import { FactTable } from '../../components/FactTable.tsx';
import { Panel } from '../../components/Panel.tsx';
import type { PlacesContent } from '../../content/how-we-work-types.ts';
import classes from './Cities.module.css';
import { CityMap } from './CityMap.tsx';

/** A map of the cities; the table of response times opens from a row. */
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
          <section className={classes.request}>
            <h5>{onRequest.title}</h5>
            <p>{onRequest.text}</p>
          </section>
        </Panel>
      </Fold>
    </div>
  );
}
