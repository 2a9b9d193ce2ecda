import { PointList } from '@site/ui/PointList';
import { SectionHeading } from '@site/ui/SectionHeading';
import { LinkedText } from '../components/LinkedText.tsx';
import { Stage } from '../components/Stage.tsx';
import type { TextSection } from '../content/types.ts';
import { anchorOf } from '../data/anchor-of.ts';
import { pictureSizes } from '../data/picture-sizes.ts';
import classes from './CompanySections.module.css';
import { NumberedTiles } from './NumberedTiles.tsx';
import { ServiceLinks } from './ServiceLinks.tsx';

/** Consecutive sections of one layout, arranged as that layout asks. */
export function CompanySections({ sections }: { sections: TextSection[] }) {
  const layout = sections[0]?.layout;
  if (layout === 'tiles' || layout === 'services')
    return sections.map((section) => <ListSection key={section.heading} section={section} />);
  return (
    <div className={classes.story} data-layout={layout}>
      {sections.map((section) => (
        <StorySection key={section.heading ?? section.paragraphs[0]} section={section} />
      ))}
    </div>
  );
}

function ListSection({ section: { heading = '', paragraphs, points = [], tiles } }: { section: TextSection }) {
  return (
    <section aria-labelledby={anchorOf(heading)}>
      <SectionHeading id={anchorOf(heading)} title={heading} intro={paragraphs[0]} />
      {tiles ? <NumberedTiles tiles={tiles} /> : <ServiceLinks names={points} />}
    </section>
  );
}

function StorySection({ section: { heading, paragraphs, points, illustration } }: { section: TextSection }) {
  return (
    <>
      <section className={classes.section} aria-labelledby={heading && anchorOf(heading)}>
        {heading && <h2 id={anchorOf(heading)}>{heading}</h2>}
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>
            <LinkedText text={paragraph} />
          </p>
        ))}
        {points && <PointList points={points} />}
      </section>
      {illustration && <Stage illustration={illustration} sizes={pictureSizes.half} shape="close" />}
    </>
  );
}
