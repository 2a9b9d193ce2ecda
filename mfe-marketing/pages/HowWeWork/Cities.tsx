import { FactTable } from '../../components/FactTable.tsx';
import { Panel } from '../../components/Panel.tsx';
import type { PlacesContent } from '../../content/how-we-work-types.ts';
import classes from './Cities.module.css';
import { CityMap } from './CityMap.tsx';

export function Cities({ places: { caption, head, cities, onRequest } }: { places: PlacesContent }) {
  return (
    <div className={classes.root}>
      <CityMap />
      <Panel>
        <FactTable
          caption={caption}
          head={head}
          rows={cities.map(({ name, text, onCall }) => ({ name, detail: text, cells: [onCall] }))}
          cells="times"
        />
      </Panel>
      <section className={classes.request}>
        <h3>{onRequest.title}</h3>
        <p>{onRequest.text}</p>
      </section>
    </div>
  );
}
