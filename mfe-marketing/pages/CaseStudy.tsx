import { PointList } from '@site/ui/PointList';
import type { IndustryContent } from '../content/types.ts';
import { anchorOf } from '../data/anchor-of.ts';
import classes from './CaseStudy.module.css';

export const caseStudyTitle = 'Example case study';

type CaseStudyProps = Pick<IndustryContent, 'focus' | 'focusInWords' | 'problem' | 'solution' | 'advantages'>;

/** Made up of what is typical: what was wrong beside what was done, then what it brought. */
export function CaseStudy(study: CaseStudyProps) {
  const { focus, focusInWords = focus.toLowerCase(), problem, solution, advantages } = study;
  return (
    <div className={classes.root}>
      <section className={classes.problem}>
        <p className={classes.focus} id={anchorOf(caseStudyTitle)}>
          {caseStudyTitle}: {focusInWords}
        </p>
        <h2>Problem statement</h2>
        <Words paragraphs={problem} />
      </section>
      <section className={classes.solution}>
        <h2>Solution</h2>
        <Words paragraphs={solution} />
      </section>
      <section className={classes.advantages}>
        <h2>Advantages</h2>
        <PointList points={advantages} />
      </section>
    </div>
  );
}

function Words({ paragraphs }: { paragraphs: string[] }) {
  return (
    <div className={classes.words}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}
