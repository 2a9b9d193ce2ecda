import { toSlug } from '@site/text/slug';
import { PointList } from '@site/ui/PointList';
import type { CaseStudyContent } from '../content/industries/types.ts';
import classes from './CaseStudy.module.css';

export const caseStudyTitle = 'Example case study';

type CaseStudyProps = Pick<CaseStudyContent, 'focus' | 'focusText' | 'problem' | 'solution' | 'aim' | 'advantages'>;

/** An invented but typical case: the problem beside what we do and aim for, then the benefits. */
export function CaseStudy(study: CaseStudyProps) {
  const { focus, focusText = focus.toLowerCase(), problem, solution, aim, advantages } = study;
  return (
    <div className={classes.root}>
      <section className={classes.problem}>
        <p className={classes.focus} id={toSlug(caseStudyTitle)}>
          {caseStudyTitle}: {focusText}
        </p>
        <h2>Problem statement</h2>
        <Words paragraphs={problem} />
      </section>
      <section className={classes.solution}>
        <h2>Solution</h2>
        <Words paragraphs={solution} />
        <p className={classes.aim}>
          <strong>What we aim for:</strong> {aim}
        </p>
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
