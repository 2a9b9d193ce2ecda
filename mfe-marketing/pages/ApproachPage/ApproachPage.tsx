import { toSlug } from '@site/text/slug';
import { Banner } from '@site/ui/Banner';
import { ButtonLink } from '@site/ui/ButtonLink';
import { documentSize } from '@site/ui/document-label';
import { Section } from '@site/ui/Section';
import { BackToContents } from '../../components/BackToContents.tsx';
import { CompanyFacts } from '../../components/CompanyFacts.tsx';
import { ContentsBand } from '../../components/ContentsBand.tsx';
import { VisitCall } from '../../components/VisitCall.tsx';
import type { ApproachContent } from '../../content/company/types.ts';
import { brochure } from '../../content/documents.ts';
import { useContent } from '../../data/useContent.ts';
import classes from './ApproachPage.module.css';
import { BeforeChapter } from './BeforeChapter.tsx';
import { Chapter } from './Chapter.tsx';
import { TermsChapter } from './TermsChapter.tsx';
import { WorkChapter } from './WorkChapter.tsx';

/** What we are held to, the four subjects of the approach, then three chapters in the order in which a buyer meets them. */
export function ApproachPage() {
  const page = useContent<'ApproachPage'>();
  const { before, work, terms } = page.chapters;
  return (
    <article className={classes.page}>
      <Banner
        title={page.name}
        intro={page.lead}
        picture={page.illustration.picture}
        alt={page.illustration.alt}
        ground="sand"
      >
        <ButtonLink to="/contact">Contact Us Now</ButtonLink>
        <ButtonLink to={brochure.path} isExternal describedBy="about-brochure" variant="secondary">
          Download Our Brochure
        </ButtonLink>
        <small id="about-brochure" className={classes.aboutBrochure}>
          {documentSize(brochure)}, opens in a new tab
        </small>
      </Banner>
      <Section tone="deep" spacing="slim">
        <CompanyFacts figures={page.figures} />
      </Section>
      <ContentsBand titles={[page.subjects, before, work, terms].map(({ title }) => title)} />
      <Subjects subjects={page.subjects} />
      <BeforeChapter chapter={before} />
      <WorkChapter chapter={work} />
      <TermsChapter chapter={terms} samples={page.samples} subjects={page.subjects.items} />
      <Section spacing="joined">
        <VisitCall
          title="Put it to the test on your site"
          text="Two of us walk through your building and send you the notes and a quotation, free of charge."
        />
      </Section>
      <BackToContents />
    </article>
  );
}

/** The four subjects of every plan, each answering a question from the top of the page. */
function Subjects({ subjects }: Pick<ApproachContent, 'subjects'>) {
  return (
    <Chapter chapter={subjects} tone="mint">
      <div className={classes.subjects}>
        {subjects.items.map(({ heading, question, answer }) => (
          <section key={heading} className={classes.subject}>
            <h3 id={toSlug(heading)}>{heading}</h3>
            <p className={classes.question}>{question}</p>
            <p>{answer}</p>
          </section>
        ))}
      </div>
    </Chapter>
  );
}
