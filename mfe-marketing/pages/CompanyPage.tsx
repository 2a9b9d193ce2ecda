import { Banner } from '@site/ui/Banner';
import { Section } from '@site/ui/Section';
import { NextPage } from '../components/NextPage.tsx';
import { VisitCall } from '../components/VisitCall.tsx';
import { companyCall } from '../content/company-call.ts';
import type { TextContent, TextSection } from '../content/types.ts';
import { useContent } from '../data/useContent.ts';
import { CompanyFacts } from './CompanyFacts.tsx';
import { CompanySections } from './CompanySections.tsx';

/** A page about the company: sections in bands, with its figures after the first band and a way to ask below the last. */
export function CompanyPage() {
  const page = useContent<TextContent>();
  const [first = [], ...others] = bandsOf(page.sections);
  return (
    <article>
      <Banner
        title={page.name}
        crumbs={[{ label: page.name }]}
        intro={page.lead}
        picture={page.illustration?.picture}
        alt={page.illustration?.alt}
        ground="sand"
      />
      <Section>
        <CompanySections sections={first} />
      </Section>
      {/* Above the deep footer a second deep band would be one too many. */}
      {page.figures && (
        <Section tone={others.length > 0 ? 'deep' : 'tint'}>
          <CompanyFacts figures={page.figures} />
        </Section>
      )}
      {others.map((sections, place) => (
        <Section key={sections[0]?.heading} tone={toneOf(place, page)}>
          <CompanySections sections={sections} />
        </Section>
      ))}
      <Section tone={toneOf(others.length - 1, page)} room="joined">
        <VisitCall {...companyCall} />
      </Section>
      <NextPage group="about" />
    </article>
  );
}

/** Of the bands below the first, plain one: by turns, beginning anew below the figures; of the figures' own where none follows them. */
function toneOf(place: number, { figures }: TextContent) {
  return (place % 2 === 0) === Boolean(figures) ? 'plain' : 'tint';
}

/** Groups consecutive sections of the same layout into one band. */
function bandsOf(sections: TextSection[]): TextSection[][] {
  const bands: TextSection[][] = [];
  for (const section of sections) {
    const last = bands.at(-1);
    if (last?.[0] && layoutOf(last[0]) === layoutOf(section)) last.push(section);
    else bands.push([section]);
  }
  return bands;
}

function layoutOf({ layout = 'row' }: TextSection) {
  return layout;
}
