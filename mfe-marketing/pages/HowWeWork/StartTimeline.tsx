import { Fold } from '@site/ui/Fold';
import { FactTable } from '../../components/FactTable.tsx';
import { Panel } from '../../components/Panel.tsx';
import type { StartContent } from '../../content/how-we-work-types.ts';
import { StepPath } from '../StepPath.tsx';
import { ItemList } from './ItemList.tsx';
import classes from './StartTimeline.module.css';

/** From the first call to the monthly audit, then what a buyer may look at before signing. */
export function StartTimeline({ start: { steps, note, beforeSigning, papers } }: { start: StartContent }) {
  return (
    <div className={classes.root}>
      <div>
        <StepPath steps={steps} />
        <p className={classes.note}>{note}</p>
      </div>
      <ItemList items={beforeSigning} level={3} />
      <Fold title={papers.title} hint={papers.hint} level={3} when="always">
        <Panel>
          <FactTable
            caption={papers.caption}
            head={papers.head}
            rows={papers.rows.map(({ paper, covers, comes }) => ({ name: paper, detail: covers, cells: [comes] }))}
          />
        </Panel>
      </Fold>
    </div>
  );
}
