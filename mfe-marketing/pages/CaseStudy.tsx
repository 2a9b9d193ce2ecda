import { VisitCall } from '../components/VisitCall.tsx';
import { servicePagesOf } from '../content/industry-services.ts';
import type { IndustryContent } from '../content/types.ts';
import classes from './CaseStudy.module.css';
import { ServiceLinks } from './ServiceLinks.tsx';
import { WasteBox } from './WasteBox.tsx';

/** Made up of what is typical: what was wrong, what was done, what it brought; and a call. */
export function CaseStudy({ industry }: { industry: IndustryContent }) {
  const { slug, focus, focusInWords = focus.toLowerCase(), problem, solution, advantages, hasWasteBox } = industry;
  return (
    <div className={classes.columns}>
      <div className={classes.study}>
        <p className={classes.focus}>Example case study: {focusInWords}</p>
        <Chapter title="Problem statement" chapter="problem" paragraphs={problem} />
        <Chapter title="Solution" chapter="solution" paragraphs={solution} />
      </div>
      <div className={classes.beside}>
        <Advantages advantages={advantages} />
        <section>
          <h2>Services used here</h2>
          <ServiceLinks names={servicePagesOf(slug)} />
        </section>
      </div>
      <aside className={classes.call} aria-label="Call us">
        <VisitCall
          title="Have a similar requirement?"
          text="Tell us about it in two minutes and we will say what we would check first."
          layout={hasWasteBox ? 'beside' : 'across'}
        />
      </aside>
      {hasWasteBox && <WasteBox />}
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
      <h2>Advantages</h2>
      <ol className={classes.advantages}>
        {advantages.map((advantage) => (
          <li key={advantage}>{advantage}</li>
        ))}
      </ol>
    </section>
  );
}
