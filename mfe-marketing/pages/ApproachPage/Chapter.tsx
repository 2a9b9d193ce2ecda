import { toSlug } from '@site/text/slug';
import { Fold } from '@site/ui/Fold';
import { Section, type SectionTone } from '@site/ui/Section';
import type { ReactNode } from 'react';
import type { Titled } from '../../content/how-we-work/types.ts';
import classes from './Chapter.module.css';

interface ChapterProps {
  chapter: Titled;
  tone?: SectionTone;
  /** Placed in the right column where there are two; a `Topic` takes both. */
  children: ReactNode;
}

/** A band of the page, with its title and topics on one grid: titles on the left and content on the right, where there is room. */
export function Chapter({ chapter: { title, intro }, tone, children }: ChapterProps) {
  const id = toSlug(title);
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
  /** Shown in the row of a folded topic in place of the intro. */
  hint?: string;
  /** Collapses to a row on a phone. */
  folds?: boolean;
  children: ReactNode;
}

/** One topic of a chapter: heading, intro and content. */
export function Topic({ topic: { title, intro }, hint = intro, folds = false, children }: TopicProps) {
  const id = toSlug(title);
  const body = (
    <>
      {intro && (
        <p className={classes.intro} data-in-row={(folds && hint === intro) || undefined}>
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
          {body}
        </Fold>
      ) : (
        <>
          <h3 id={id}>{title}</h3>
          {body}
        </>
      )}
    </section>
  );
}
