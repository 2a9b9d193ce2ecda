import { Fold } from '@site/ui/Fold';
import { Section } from '@site/ui/Section';
import { SectionHeading } from '@site/ui/SectionHeading';
import type { SubjectsContent } from '../../content/how-we-work-types.ts';
import type { TextSection } from '../../content/types.ts';
import { anchorOf } from '../../data/anchor-of.ts';
import classes from './Subjects.module.css';

/** The four subjects of every plan, as answers to the questions of the page's opening. */
export function Subjects({ covers, sections }: { covers: SubjectsContent; sections: TextSection[] }) {
  const id = anchorOf(covers.title);
  return (
    <Section tone="mint" labelledBy={id}>
      <SectionHeading id={id} title={covers.title} />
      <div className={classes.subjects}>
        {sections.map(({ heading = '', paragraphs }, place) => (
          <section key={heading} className={classes.subject}>
            <Fold id={anchorOf(heading)} title={heading} hint={covers.questions[place]} level={3}>
              <p className={classes.question}>{covers.questions[place]}</p>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </Fold>
          </section>
        ))}
      </div>
    </Section>
  );
}
