import { FactTable } from '../../components/FactTable.tsx';
import type { StartContent } from '../../content/how-we-work-types.ts';
import { StepPath } from '../StepPath.tsx';
import { ItemGrid } from './ItemGrid.tsx';
import classes from './StartTimeline.module.css';

/** From the first call to the monthly audit, then what a buyer may look at before signing. */
export function StartTimeline({ start: { steps, note, beforeSigning, papers } }: { start: StartContent }) {
  return (
    <>
      <StepPath steps={steps} />
      <p className={classes.note}>{note}</p>
      <div className={classes.before}>
        <ItemGrid items={beforeSigning} />
        <div className={classes.papers}>
          <FactTable
            caption={papers.caption}
            head={papers.head}
            rows={papers.rows.map(({ paper, covers, comes }) => ({ name: paper, detail: covers, cells: [comes] }))}
          />
        </div>
      </div>
    </>
  );
}
