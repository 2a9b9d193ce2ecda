import { Fold } from '@site/ui/Fold';
import { Section } from '@site/ui/Section';
import { SectionHeading } from '@site/ui/SectionHeading';
import type { ReactNode } from 'react';
import type { Chapter } from '../../content/how-we-work-types.ts';
import type { IndustryProof } from '../../content/industry-proof-types.ts';
import { anchorOf } from '../../data/anchor-of.ts';
import { StepPath } from '../StepPath.tsx';
import classes from './QuietPair.module.css';

/** What is looked up before signing, in rows that say what is in them, beside how a site of this size is staffed. */
export function QuietPair({ proof }: { proof: IndustryProof }) {
  return (
    <Section tone="tint">
      <div className={classes.root}>
        <QuietChapter chapter={proof}>
          {proof.points.map(({ term, hint, text }) => (
            <Fold key={term} title={term} hint={hint} level={3} when="always">
              <p className={classes.text}>{text}</p>
            </Fold>
          ))}
        </QuietChapter>
        <QuietChapter chapter={proof.start}>
          <StepPath steps={proof.start.steps} direction="down" />
        </QuietChapter>
      </div>
    </Section>
  );
}

function QuietChapter({ chapter: { title, intro }, children }: { chapter: Chapter; children: ReactNode }) {
  const id = anchorOf(title);
  return (
    <section className={classes.chapter} aria-labelledby={id}>
      <SectionHeading id={id} title={title} intro={intro} />
      {children}
    </section>
  );
}
