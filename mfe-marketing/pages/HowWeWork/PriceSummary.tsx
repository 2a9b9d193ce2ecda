import { invoiceOf } from '../../components/BillTable.tsx';
import type { PriceContent } from '../../content/how-we-work-types.ts';
import { PriceShares } from './PriceShares.tsx';
import classes from './PriceSummary.module.css';

/** What one post costs and where the money goes. */
export function PriceSummary({ price }: { price: PriceContent }) {
  return (
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
  );
}
