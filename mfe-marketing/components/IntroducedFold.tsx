import { toSlug } from '@site/text/slug';
import { Fold } from '@site/ui/Fold';
import type { ReactNode } from 'react';
import classes from './IntroducedFold.module.css';
import { LinkedText } from './LinkedText.tsx';

interface IntroducedFoldProps {
  title: string;
  /** Shown in the row. */
  hint: string;
  /** Shown above the content. */
  intro: string;
  children: ReactNode;
}

/** A collapsed row of reference material, at every width, which links can target. */
export function IntroducedFold({ title, hint, intro, children }: IntroducedFoldProps) {
  return (
    <Fold id={toSlug(title)} title={title} hint={hint} level={3} when="always">
      <div className={classes.content}>
        <p>
          <LinkedText text={intro} />
        </p>
        {children}
      </div>
    </Fold>
  );
}
