import type { SubjectsContent } from '../../content/how-we-work-types.ts';
import type { TextSection } from '../../content/types.ts';
import { anchorOf } from '../../data/headings.ts';
import { Chapter } from './Chapter.tsx';
import classes from './Subjects.module.css';

/** The four subjects of every plan, each answering a question from the top of the page. */
export function Subjects({ covers, sections }: { covers: SubjectsContent; sections: TextSection[] }) {
  const { questions } = covers;
  return (
    <Chapter chapter={covers} tone="mint">
      <div className={classes.subjects}>
        {sections.map(({ heading = '', paragraphs: [answer] }, place) => (
          <section key={heading} className={classes.subject}>
            <h3 id={anchorOf(heading)}>{heading}</h3>
            <p className={classes.question}>{questions[place]}</p>
            <p>{answer}</p>
          </section>
        ))}
      </div>
    </Chapter>
  );
}
