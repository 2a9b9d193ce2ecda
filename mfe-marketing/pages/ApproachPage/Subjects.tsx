import type { ApproachContent } from '../../content/company/types.ts';
import { anchorOf } from '../../data/headings.ts';
import { Chapter } from './Chapter.tsx';
import classes from './Subjects.module.css';

/** The four subjects of every plan, each answering a question from the top of the page. */
export function Subjects({ subjects }: Pick<ApproachContent, 'subjects'>) {
  return (
    <Chapter chapter={subjects} tone="mint">
      <div className={classes.subjects}>
        {subjects.items.map(({ heading, question, answer }) => (
          <section key={heading} className={classes.subject}>
            <h3 id={anchorOf(heading)}>{heading}</h3>
            <p className={classes.question}>{question}</p>
            <p>{answer}</p>
          </section>
        ))}
      </div>
    </Chapter>
  );
}
