import { Fold } from '@site/ui/Fold';
import { BillTable, invoiceOf } from '../../components/BillTable.tsx';
import type { PriceContent } from '../../content/how-we-work-types.ts';
import { PriceShares } from './PriceShares.tsx';
import classes from './PriceTable.module.css';

/** What one post costs and where the money goes; then, on request, the quotation it is an example of. */
export function PriceTable({ price }: { price: PriceContent }) {
  return (
    <>
      <div className={classes.summary}>
        <dl className={classes.sum}>
          <dt>
            {price.label}: {price.caption}
          </dt>
          <dd>{invoiceOf(price)}</dd>
          <dd>
            {price.total.label}, with {price.tax.label}
          </dd>
        </dl>
        <PriceShares shares={price.shares} />
      </div>
      <div className={classes.folds}>
        <Fold title={price.linesTitle} hint={price.linesHint} level={3} when="always">
          <BillTable bills={[price]} note={price.allDays} />
        </Fold>
        <Fold title={price.noteTitle} hint={price.noteHint} level={3}>
          <p className={classes.note}>{price.note}</p>
        </Fold>
      </div>
    </>
  );
}
