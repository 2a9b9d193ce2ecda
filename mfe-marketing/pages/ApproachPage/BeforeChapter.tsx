import { Fold } from '@site/ui/Fold';
import { BillTable, invoiceOf } from '../../components/BillTable.tsx';
import { StepPath } from '../../components/StepPath.tsx';
import type { HowWeWork, PriceContent } from '../../content/how-we-work/types.ts';
import classes from './BeforeChapter.module.css';
import { Chapter, Topic } from './Chapter.tsx';
import { CompliancePapers } from './CompliancePapers.tsx';
import { PriceShares } from './PriceShares.tsx';

/** How a contract starts and what it costs. The bill, and the registrations and policies, open from rows. */
export function BeforeChapter({ chapter }: { chapter: HowWeWork['before'] }) {
  const { start, price } = chapter;
  return (
    <Chapter chapter={chapter}>
      <Topic topic={start}>
        <StepPath steps={start.steps} />
      </Topic>
      <Topic topic={price}>
        <PriceSummary price={price} />
        <div className={classes.rows}>
          <Fold title={price.linesTitle} hint={price.linesHint} level={4} when="always">
            <BillTable bills={[price]} note={price.allDays} />
            <section className={classes.note}>
              <h5>{price.noteTitle}</h5>
              <p>{price.note}</p>
            </section>
          </Fold>
          <CompliancePapers papers={start.papers} />
        </div>
      </Topic>
    </Chapter>
  );
}

/** What one post costs and where the money goes. */
function PriceSummary({ price }: { price: PriceContent }) {
  return (
    <div className={classes.summary}>
      <dl className={classes.sum}>
        <dt>{`${price.label}: ${price.subject}, ${price.terms}`}</dt>
        <dd>{invoiceOf(price)}</dd>
        <dd>
          {price.total.label}, with {price.tax.label}
        </dd>
      </dl>
      <PriceShares shares={price.shares} />
    </div>
  );
}
