import { Banner } from '@site/shared/ui/Banner.tsx';
import { ButtonLink } from '@site/shared/ui/ButtonLink.tsx';
import { PointList } from '@site/shared/ui/PointList.tsx';
import { Section } from '@site/shared/ui/Section.tsx';
import { NextPage } from '../components/NextPage.tsx';
import { useContent } from '../components/useContent.ts';
import type { TextContent, TextSection } from '../content/types.ts';
import classes from './ApproachPage.module.css';

export function ApproachPage() {
  const page = useContent<TextContent>();
  return (
    <article className={classes.page}>
      <Banner title={page.name} crumbs={[{ label: page.name }]} intro={page.lead} picture={page.illustration?.picture} alt={page.illustration?.alt}>
        <ButtonLink to="/contact">Contact Us Now</ButtonLink>
      </Banner>
      <Section>
        <div className={classes.steps}>
          {page.sections.map((section) => (
            <Step key={section.heading ?? section.paragraphs[0]} section={section} />
          ))}
        </div>
      </Section>
      <NextPage group="about" />
    </article>
  );
}

function Step({ section }: { section: TextSection }) {
  return (
    <section className={classes.step}>
      {section.heading && <h2>{section.heading}</h2>}
      <div>
        {section.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {section.points && <PointList points={section.points} />}
      </div>
    </section>
  );
}
