import { Fold } from '@site/ui/Fold';
import { PointList } from '@site/ui/PointList';
import type { IndustryContent } from '../content/types.ts';
import classes from './CaseStudy.module.css';

type CaseStudyProps = Pick<IndustryContent, 'focus' | 'focusInWords' | 'problem' | 'solution' | 'advantages'> & {
  /** On a phone the solution is a row: what the page proves below counts for more. */
  folds: boolean;
};

/** Made up of what is typical: what was wrong beside what was done, then what it brought. */
export function CaseStudy(study: CaseStudyProps) {
  const { focus, focusInWords = focus.toLowerCase(), problem, solution, advantages, folds } = study;
  const words = <Words paragraphs={solution} />;
  return (
    <div className={classes.root}>
      <section className={classes.problem}>
        <p className={classes.focus}>Example case study: {focusInWords}</p>
        <h2>Problem statement</h2>
        <Words paragraphs={problem} />
      </section>
      <section className={classes.solution}>
        {!folds && <h2>Solution</h2>}
        {folds ? <Fold title="Solution">{words}</Fold> : words}
      </section>
      <section className={classes.advantages} data-tone="deep">
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
