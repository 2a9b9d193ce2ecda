import { Fold } from '@site/ui/Fold';
import type { ReactNode } from 'react';
import type { Chapter } from '../content/how-we-work-types.ts';
import { anchorOf } from '../data/anchor-of.ts';
import classes from './QuietChapter.module.css';

interface QuietChapterProps {
  chapter: Chapter;
  /** On a phone, in its row; otherwise that has the intro. */
  hint?: string;
  /** Of its heading. */
  level?: 2 | 3;
  children: ReactNode;
}

/** One of several chapters or topics that share a band; on a phone a row each. */
export function QuietChapter({ chapter: { title, intro }, hint = intro, level, children }: QuietChapterProps) {
  const id = anchorOf(title);
  return (
    <section className={classes.root} aria-labelledby={id}>
      <Fold id={id} title={title} hint={hint} level={level}>
        <p className={classes.intro} data-told={hint === intro || undefined}>
          {intro}
        </p>
        <div>{children}</div>
      </Fold>
    </section>
  );
}
