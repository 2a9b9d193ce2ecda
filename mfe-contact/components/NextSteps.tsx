import { useAssetBase } from '@site/host/shell-api';
import { avifSet } from '@site/ui/avif-set';
import { NoBreakHours } from '@site/ui/NoBreakHours';
import { Picture } from '@site/ui/Picture';
import { PointList } from '@site/ui/PointList';
import { useRef } from 'react';
import type { FormTexts } from '../data/texts/form-texts.ts';
import receptionist from '../pictures/contact-close.webp';
import classes from './NextSteps.module.css';

/** What follows an enquiry: when somebody calls, what if nobody answers, and what to have ready. */
export function NextSteps({ texts: { steps, pictureAlt } }: { texts: FormTexts['sent'] }) {
  return (
    <div className={classes.steps}>
      <PointList points={steps.map(({ title, text }) => ({ title, text: <NoBreakHours text={text} /> }))} />
      <div className={classes.desk}>
        <Picture picture={receptionist} alt={pictureAlt} sizes={sizes} isEager />
      </div>
    </div>
  );
}

/** Returns a function that fetches the picture, so that it is there when the steps appear. */
export function useStepsPicture() {
  const base = useAssetBase();
  // Held in a ref, because browsers drop a picture without references, and would have to read it from disk again.
  const picture = useRef<HTMLImageElement>(undefined);
  return () => {
    picture.current ??= Object.assign(new Image(), {
      fetchPriority: 'low',
      sizes,
      srcset: avifSet(receptionist, base),
    });
  };
}

const sizes = '22rem';
