import { Section } from '@site/ui/Section';
import { SectionHeading } from '@site/ui/SectionHeading';
import type { ReactNode } from 'react';
import type { Figure } from '../../content/company-figures.ts';
import type { Chapter as ChapterContent } from '../../content/how-we-work-types.ts';
import { anchorOf } from '../../data/anchor-of.ts';
import { CompanyFacts } from '../CompanyFacts.tsx';
import classes from './Chapter.module.css';

interface ChapterProps {
  chapter: ChapterContent;
  /** What it comes to, beside its heading. */
  figure?: Figure | undefined;
  tone?: 'plain' | 'tint';
  /** Topics, and below them rows. */
  children: ReactNode;
}

/** One of the few bands of a long page, with its topics below each other. */
export function Chapter({ chapter: { title, intro }, figure, tone, children }: ChapterProps) {
  const id = anchorOf(title);
  return (
    <Section tone={tone} labelledBy={id}>
      <div className={classes.head}>
        <SectionHeading id={id} title={title} intro={intro} />
        {figure && <CompanyFacts figures={[figure]} />}
      </div>
      <div className={classes.topics}>{children}</div>
    </Section>
  );
}

/** Its heading beside what it is about, and below both over the whole width what there is. */
export function Topic({ topic: { title, intro }, children }: { topic: ChapterContent; children: ReactNode }) {
  const id = anchorOf(title);
  return (
    <section className={classes.topic} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <p>{intro}</p>
      <div>{children}</div>
    </section>
  );
}
