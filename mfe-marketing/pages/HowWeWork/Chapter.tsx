import { Section, type SectionTone } from '@site/ui/Section';
import { SectionHeading } from '@site/ui/SectionHeading';
import type { ReactNode } from 'react';
import type { Chapter as ChapterContent } from '../../content/how-we-work-types.ts';
import { anchorOf } from '../../data/anchor-of.ts';
import classes from './Chapter.module.css';

interface ChapterProps {
  chapter: ChapterContent;
  tone?: SectionTone;
  /** Beside the heading: the rows of a chapter that has nothing else. */
  rows?: ReactNode;
  /** Below the heading. */
  picture?: ReactNode;
  /** Topics, and below them rows, over the whole width. */
  children?: ReactNode;
}

/** One of the few bands of a long page. All have this head, so that the eye finds title and content in the same places. */
export function Chapter({ chapter: { title, intro }, tone, rows, picture, children }: ChapterProps) {
  const id = anchorOf(title);
  return (
    <Section tone={tone} labelledBy={id}>
      <div className={classes.head}>
        <div className={classes.heading}>
          <SectionHeading id={id} title={title} intro={intro} />
          {picture}
        </div>
        {rows}
      </div>
      {children && <div className={classes.topics}>{children}</div>}
    </Section>
  );
}

/** Below its heading a line about it, and what there is. */
export function Topic({ topic: { title, intro }, children }: { topic: ChapterContent; children: ReactNode }) {
  const id = anchorOf(title);
  return (
    <section className={classes.topic} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <p>{intro}</p>
      {children}
    </section>
  );
}
