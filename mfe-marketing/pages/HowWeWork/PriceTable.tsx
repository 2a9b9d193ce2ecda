import { Fold } from '@site/ui/Fold';
import { BillTable } from '../../components/BillTable.tsx';
import type { PriceContent } from '../../content/how-we-work-types.ts';
import { PriceShares } from './PriceShares.tsx';
import classes from './PriceTable.module.css';

/** A bill as an example, and where the money goes. */
export function PriceTable({ price }: { price: PriceContent }) {
  return (
    <div className={classes.root}>
      <Fold title={price.linesTitle} level={3} isOpen>
        <BillTable bill={price} note={price.allDays} />
      </Fold>
      <div className={classes.aside}>
        <PriceShares shares={price.shares} />
        <Fold title={price.noteTitle} level={3}>
          <p className={classes.note}>{price.note}</p>
        </Fold>
      </div>
    </div>
  );
}
