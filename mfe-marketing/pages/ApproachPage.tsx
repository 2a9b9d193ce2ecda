import { Banner } from '@site/ui/Banner';
import { ButtonLink } from '@site/ui/ButtonLink';
import { documentSize } from '@site/ui/document-words';
import { Fold } from '@site/ui/Fold';
import { Section } from '@site/ui/Section';
import { SectionHeading } from '@site/ui/SectionHeading';
import { useReveal } from '@site/ui/useReveal';
import { BackToContents } from '../components/BackToContents.tsx';
import { ContentsBand } from '../components/ContentsBand.tsx';
import { NextPage } from '../components/NextPage.tsx';
import { Stage } from '../components/Stage.tsx';
import { VisitCall } from '../components/VisitCall.tsx';
import type { Chapter } from '../content/how-we-work-types.ts';
import type { TextSection } from '../content/types.ts';
import { anchorOf } from '../data/anchor-of.ts';
import type { ApproachData } from '../data/gathered-content.ts';
import { pictureSizes } from '../data/picture-sizes.ts';
import { useContent } from '../data/useContent.ts';
import classes from './ApproachPage.module.css';
import { CompanyFacts } from './CompanyFacts.tsx';
import { LeadChapters } from './HowWeWork/LeadChapters.tsx';
import { QuietChapters } from './HowWeWork/QuietChapters.tsx';

/** One promise, what every buyer asks first, four subjects of the approach, then what is looked up before signing. */
export function ApproachPage() {
  const { page, brochure, chapters, samples } = useContent<ApproachData>();
  const { start, response, escalation, places, price, records, limits, agreement } = chapters;
  const titles = [
    ...titlesOf([start, response, escalation, places, price]),
    subjectsTitle,
    ...titlesOf([records, limits, agreement]),
  ];
  const scene = page.sections.find(({ illustration }) => illustration)?.illustration;
  return (
    <article className={classes.page}>
      <Banner
        title={page.name}
        crumbs={[{ label: page.name }]}
        intro={page.lead}
        picture={page.illustration?.picture}
        alt={page.illustration?.alt}
        ground="sand"
      >
        <ButtonLink to="/contact">Contact Us Now</ButtonLink>
        <ButtonLink to={brochure.path} isExternal variant="secondary">
          Download Our Brochure <small>{documentSize(brochure)}</small>
        </ButtonLink>
      </Banner>
      <Section tone="deep" room="slim">
        <CompanyFacts figures={page.figures ?? []} />
      </Section>
      <ContentsBand titles={titles} />
      <LeadChapters chapters={chapters} />
      <Section labelledBy={anchorOf(subjectsTitle)}>
        <div ref={useReveal<HTMLDivElement>()} className={classes.subjects}>
          <div className={classes.side}>
            <SectionHeading id={anchorOf(subjectsTitle)} title={subjectsTitle} intro={subjectsIntro} />
            {scene && <Stage illustration={scene} sizes={pictureSizes.half} shape="close" />}
          </div>
          <div className={classes.list}>
            {page.sections.map((section, place) => (
              <Subject key={section.heading ?? section.paragraphs[0]} section={section} isOpen={place === 0} />
            ))}
          </div>
        </div>
      </Section>
      <QuietChapters chapters={chapters} samples={samples} />
      <Section>
        <VisitCall
          title="Put it to the test on your site"
          text="Two of us walk through your building and send you the notes and a quotation, free of charge."
        />
      </Section>
      <NextPage group="about" />
      <BackToContents />
    </article>
  );
}

const subjectsTitle = 'What every plan covers';
const subjectsIntro = 'The same four subjects, for a housing society or a hospital.';

function titlesOf(chapters: Chapter[]): string[] {
  return chapters.map(({ title }) => title);
}

interface SubjectProps {
  section: TextSection;
  /** Where it folds, to begin with. */
  isOpen: boolean;
}

function Subject({ section: { heading = '', paragraphs }, isOpen }: SubjectProps) {
  return (
    <section className={classes.subject}>
      <Fold id={anchorOf(heading)} title={heading} level={3} isOpen={isOpen}>
        <div className={classes.words}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Fold>
    </section>
  );
}
