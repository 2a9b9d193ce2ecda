import { Fold } from '@site/ui/Fold';
import { servicePagesOf } from '../content/industry-services.ts';
import type { IndustryContent } from '../content/types.ts';
import classes from './CaseStudy.module.css';
import { ServiceLinks } from './ServiceLinks.tsx';
import { WasteBox } from './WasteBox.tsx';

/** Made up of what is typical: what was wrong, what was done, what it brought. */
export function CaseStudy({ industry }: { industry: IndustryContent }) {
  const { slug, focus, focusInWords = focus.toLowerCase(), problem, solution, advantages, hasWasteBox } = industry;
  return (
    <div className={classes.root}>
      <div className={classes.study}>
        <p className={classes.focus}>Example case study: {focusInWords}</p>
        <Chapter title="Problem statement" chapter="problem" paragraphs={problem} />
        <Chapter title="Solution" chapter="solution" paragraphs={solution} />
      </div>
      <div className={classes.below}>
        <Advantages advantages={advantages} />
        <div className={classes.beside}>
          <section>
            <Fold title="Services used here">
              <ServiceLinks names={servicePagesOf(slug)} />
            </Fold>
          </section>
          {hasWasteBox && <WasteBox />}
        </div>
      </div>
    </div>
  );
}

interface ChapterProps {
  title: string;
  chapter: 'problem' | 'solution';
  paragraphs: string[];
}

function Chapter({ title, chapter, paragraphs }: ChapterProps) {
  return (
    <section className={classes.chapter} data-chapter={chapter}>
      <h2>{title}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </section>
  );
}

function Advantages({ advantages }: { advantages: string[] }) {
  return (
    <section>
      <Fold title="Advantages">
        <ol className={classes.advantages}>
          {advantages.map((advantage) => (
            <li key={advantage}>{advantage}</li>
          ))}
        </ol>
      </Fold>
    </section>
  );
}
