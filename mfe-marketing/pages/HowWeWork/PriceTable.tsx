import { Fold } from '@site/ui/Fold';
import { BillTable, invoiceOf } from '../../components/BillTable.tsx';
import type { PriceContent } from '../../content/how-we-work-types.ts';
import { PriceShares } from './PriceShares.tsx';
import classes from './PriceTable.module.css';

/** Where the money goes; then a worked example of a quotation. */
export function PriceTable({ price }: { price: PriceContent }) {
  return (
    <div className={classes.root}>
      <PriceShares shares={price.shares} />
      <Fold title={price.linesTitle} hint={`${price.total.label}: ${invoiceOf(price)}`} level={3}>
        <BillTable bill={price} note={price.allDays} />
      </Fold>
      <Fold title={price.noteTitle} level={3}>
        <p className={classes.note}>{price.note}</p>
      </Fold>
    </div>
  );
}
