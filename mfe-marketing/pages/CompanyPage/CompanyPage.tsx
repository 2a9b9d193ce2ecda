import { Banner } from '@site/ui/Banner';
import { Section } from '@site/ui/Section';
import { CompanyFacts } from '../../components/CompanyFacts.tsx';
import { NextPage } from '../../components/NextPage.tsx';
import { VisitCall } from '../../components/VisitCall.tsx';
import { useContent } from '../../data/useContent.ts';
import { CompanySections } from './CompanySections.tsx';

/** A page about the company: its figures below the head, its bands, and what to do next. */
export function CompanyPage() {
  const page = useContent<'CompanyPage'>();
  // Below figures on their deep background, a second coloured band would be too much.
  const ground = page.figures ? 'plain' : 'mint';
  return (
    <article>
      <Banner
        title={page.name}
        intro={page.lead}
        picture={page.illustration.picture}
        alt={page.illustration.alt}
        ground="sand"
      />
      {page.figures && (
        <Section tone="deep" spacing="slim">
          <CompanyFacts figures={page.figures} note={page.standing} />
        </Section>
      )}
      {page.bands.map((band, index) => (
        <Section key={band.layout} tone={index === 0 ? ground : toneOf(index)}>
          <CompanySections band={band} />
        </Section>
      ))}
      {page.call ? (
        <Section tone={toneOf(page.bands.length - 1)} spacing="joined">
          <VisitCall {...page.call} />
        </Section>
      ) : (
        <NextPage group="about" />
      )}
    </article>
  );
}

function toneOf(index: number) {
  return index % 2 === 0 ? 'plain' : 'tint';
}
