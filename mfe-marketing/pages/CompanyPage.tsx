import { Banner } from '@site/ui/Banner';
import { Section } from '@site/ui/Section';
import { NextPage } from '../components/NextPage.tsx';
import { VisitCall } from '../components/VisitCall.tsx';
import type { TextContent, TextSection } from '../content/types.ts';
import { useContent } from '../data/useContent.ts';
import { CompanyFacts } from './CompanyFacts.tsx';
import { CompanySections } from './CompanySections.tsx';

/** A page about the company: its figures below the head, sections in bands, and what to do next. */
export function CompanyPage() {
  const page = useContent<TextContent>();
  const bands = bandsOf(page.sections);
  // Below figures on their deep background, a second coloured band would be too much.
  const ground = page.figures ? 'plain' : 'mint';
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
      {page.figures && (
        <Section tone="deep" room="slim">
          <CompanyFacts figures={page.figures} note={page.standing} />
        </Section>
      )}
      {bands.map((sections, place) => (
        <Section key={sections[0]?.heading ?? 'opening'} tone={place === 0 ? ground : toneOf(place)}>
          <CompanySections sections={sections} />
        </Section>
      ))}
      {page.call && (
        <Section tone={toneOf(bands.length - 1)} room="joined">
          <VisitCall {...page.call} />
        </Section>
      )}
      <NextPage group="about" />
    </article>
  );
}

function toneOf(place: number) {
  return place % 2 === 0 ? 'plain' : 'tint';
}

/** Groups consecutive sections of the same layout into one band. */
function bandsOf(sections: TextSection[]): TextSection[][] {
  const bands: TextSection[][] = [];
  for (const section of sections) {
    const last = bands.at(-1);
    if (last && last[0]?.layout === section.layout) last.push(section);
    else bands.push([section]);
  }
  return bands;
}
