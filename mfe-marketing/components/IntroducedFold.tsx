import { Fold } from '@site/ui/Fold';
import type { ReactNode } from 'react';
import { anchorOf } from '../data/contents-of.ts';
import classes from './IntroducedFold.module.css';

interface IntroducedFoldProps {
  title: string;
  /** In the row. */
  hint: string;
  /** Above the content. */
  intro: string;
  children: ReactNode;
}

/** A row of what is looked up, closed at every width, that links may lead to. */
export function IntroducedFold({ title, hint, intro, children }: IntroducedFoldProps) {
  return (
    <Fold id={anchorOf(title)} title={title} hint={hint} level={3} when="always">
      <div className={classes.content}>
        <p>{intro}</p>
        {children}
      </div>
    </Fold>
  );
}
