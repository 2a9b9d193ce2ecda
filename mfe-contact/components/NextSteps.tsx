import { brand } from '@site/brand';
import { useAssetBase } from '@site/host/shell-api';
import { avifSet } from '@site/ui/avif-set';
import { NoBreakHours } from '@site/ui/NoBreakHours';
import { Picture } from '@site/ui/Picture';
import { PointList } from '@site/ui/PointList';
import { useRef } from 'react';
import receptionist from '../pictures/contact-close.webp';
import classes from './NextSteps.module.css';

/** What follows an enquiry: when somebody calls, what if nobody answers, and what to have ready. */
export function NextSteps() {
  return (
    <div className={classes.steps}>
      <PointList points={points} />
      <div className={classes.desk}>
        <Picture
          picture={receptionist}
          alt="A miniature receptionist in a headset takes a call before a map with a pin for each visit."
          sizes={sizes}
          isEager
        />
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

const points = [
  {
    title: 'The call',
    text: (
      <NoBreakHours
        text={`Within one working day, ${brand.workingHours}, someone in our ${brand.address.city} office calls you to agree a day for the free visit.`}
      />
    ),
  },
  { title: 'If we miss you', text: 'We write to the email address you gave, the same day.' },
  {
    title: 'What to have ready',
    text: 'The address, a rough floor area or number of rooms or beds, and two dates that suit you.',
  },
];
