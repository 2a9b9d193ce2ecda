import { Fold } from '@site/ui/Fold';
import { Section, type SectionTone } from '@site/ui/Section';
import type { ReactNode } from 'react';
import type { Titled } from '../../content/how-we-work-types.ts';
import { anchorOf } from '../../data/contents-of.ts';
import classes from './Chapter.module.css';

interface ChapterProps {
  chapter: Titled;
  tone?: SectionTone;
  /** What takes the right of two columns, or both. */
  children: ReactNode;
}

/** One of the few bands of a long page, all on one grid: what is told stands to the right of its title, where there is room. */
export function Chapter({ chapter: { title, intro }, tone, children }: ChapterProps) {
  const id = anchorOf(title);
  return (
    <Section tone={tone} labelledBy={id}>
      <div className={classes.root}>
        <div className={classes.head}>
          <h2 id={id}>{title}</h2>
          {intro && <p>{intro}</p>}
        </div>
        {children}
      </div>
    </Section>
  );
}

interface TopicProps {
  topic: Titled;
  /** On a phone, in its row, where it folds: that has the intro otherwise. */
  hint?: string;
  /** On a phone, to a row. */
  folds?: boolean;
  children: ReactNode;
}

/** Its heading with a line about it, and what there is. */
export function Topic({ topic: { title, intro }, hint = intro, folds = false, children }: TopicProps) {
  const id = anchorOf(title);
  const told = (
    <>
      {intro && (
        <p className={classes.intro} data-told={(folds && hint === intro) || undefined}>
          {intro}
        </p>
      )}
      <div className={classes.content}>{children}</div>
    </>
  );
  return (
    <section className={classes.topic} data-folds={folds || undefined} aria-labelledby={id}>
      {folds ? (
        <Fold id={id} title={title} hint={hint} level={3}>
          {told}
        </Fold>
      ) : (
        <>
          <h3 id={id}>{title}</h3>
          {told}
        </>
      )}
    </section>
  );
}
