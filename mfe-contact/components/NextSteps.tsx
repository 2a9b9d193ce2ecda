import { NoBreakHours } from '@site/ui/NoBreakHours';
import { Picture } from '@site/ui/Picture';
import { PointList } from '@site/ui/PointList';
import type { FormTexts } from '../data/texts/form-texts.ts';
import receptionist from '../pictures/contact-close.webp';
import classes from './NextSteps.module.css';

/** What follows an enquiry: when somebody calls, what if nobody answers, and what to have ready. */
export function NextSteps({ texts: { steps, pictureAlt } }: { texts: FormTexts['sent'] }) {
  return (
    <div className={classes.steps}>
      <PointList points={steps.map(({ title, text }) => ({ title, text: <NoBreakHours text={text} /> }))} />
      <div className={classes.desk}>
        <Picture picture={receptionist} alt={pictureAlt} sizes="22rem" isEager />
      </div>
    </div>
  );
}
