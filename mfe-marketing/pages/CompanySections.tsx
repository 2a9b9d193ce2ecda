import { SectionHeading } from '@site/ui/SectionHeading';
import { FramedPicture } from '../components/FramedPicture.tsx';
import type { TitledText } from '../content/block-types.ts';
import type { TextSection } from '../content/types.ts';
import { anchorOf } from '../data/headings.ts';
import { pictureSizes } from '../data/picture-sizes.ts';
import classes from './CompanySections.module.css';
import { CompanyText } from './CompanyText.tsx';
import { LeaderLinks } from './LeaderLinks.tsx';
import { PicturedTexts } from './PicturedTexts.tsx';
import { ServiceLinks } from './ServiceLinks.tsx';

/** Consecutive sections with the same layout, arranged accordingly. */
export function CompanySections({ sections }: { sections: TextSection[] }) {
  const layout = sections[0]?.layout;
  if (layout === 'tiles' || layout === 'services')
    return sections.map((section) => <ListSection key={section.heading} section={section} />);
  if (layout === 'list') return <PicturedTexts sections={sections} />;
  if (layout === 'people') return sections.map((section) => <PeopleSection key={section.heading} section={section} />);
  const [lead, ...quiet] = sections;
  if (!lead?.illustration) return <Texts sections={sections} />;
  return (
    <div className={classes.story}>
      <div className={classes.lead} data-layout={layout}>
        <div>
          <CompanyText section={lead} />
          {lead.years && <YearLine years={lead.years} />}
        </div>
        <FramedPicture illustration={lead.illustration} sizes={pictureSizes.half} shape="close" />
      </div>
      {quiet.length > 0 && <Texts sections={quiet} />}
    </div>
  );
}

function ListSection({ section: { heading = '', paragraphs, tiles } }: { section: TextSection }) {
  return (
    <section aria-labelledby={anchorOf(heading)}>
      <SectionHeading id={anchorOf(heading)} title={heading} intro={paragraphs[0]} />
      {tiles ? <NumberedTiles tiles={tiles} /> : <ServiceLinks />}
    </section>
  );
}

/** A text, and beside it the faces of those it is about. */
function PeopleSection({ section: { people = [], ...text } }: { section: TextSection }) {
  return (
    <div className={classes.people}>
      <CompanyText section={text} />
      <LeaderLinks people={people} size="large" />
    </div>
  );
}

function Texts({ sections }: { sections: TextSection[] }) {
  return (
    <div className={classes.texts}>
      {sections.map((section) => (
        <CompanyText key={section.heading ?? section.paragraphs[0]} section={section} />
      ))}
    </div>
  );
}

function NumberedTiles({ tiles }: { tiles: TitledText[] }) {
  return (
    <ol className={classes.tiles}>
      {tiles.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}

interface YearLineProps {
  /** Oldest first. */
  years: { year: string; text: string }[];
}

/** The company's history, as points along a line that ends today. */
function YearLine({ years }: YearLineProps) {
  return (
    <ol className={classes.years}>
      {years.map(({ year, text }) => (
        <li key={year}>
          <b>{year}</b> <span>{text}</span>
        </li>
      ))}
    </ol>
  );
}
