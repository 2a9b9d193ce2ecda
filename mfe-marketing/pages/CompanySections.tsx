import { PointList } from '@site/ui/PointList';
import { LinkedText } from '../components/LinkedText.tsx';
import { Stage } from '../components/Stage.tsx';
import type { TextSection } from '../content/types.ts';
import { anchorOf } from '../data/anchor-of.ts';
import { pictureSizes } from '../data/picture-sizes.ts';
import { CompanyPanels } from './CompanyPanels.tsx';
import classes from './CompanySections.module.css';
import { NumberedTiles } from './NumberedTiles.tsx';
import { ServiceLinks } from './ServiceLinks.tsx';

/** Consecutive sections of one layout, arranged as that layout asks. */
export function CompanySections({ sections }: { sections: TextSection[] }) {
  const layout = sections[0]?.layout ?? 'row';
  if (layout === 'statement' || layout === 'card') return <CompanyPanels sections={sections} layout={layout} />;
  return (
    <div className={classes.sections} data-layout={layout}>
      {sections.map((section) => (
        <CompanySection key={section.heading ?? layout} section={section} />
      ))}
    </div>
  );
}

function CompanySection({ section }: { section: TextSection }) {
  const { heading, paragraphs, points, tiles, illustration, layout } = section;
  const sizes = layout === 'story' ? pictureSizes.half : pictureSizes.third;
  const closeUp = illustration && <Stage illustration={illustration} sizes={sizes} shape="close" />;
  return (
    <>
      <section className={classes.section} data-layout={layout} aria-labelledby={heading && anchorOf(heading)}>
        {heading && <h2 id={anchorOf(heading)}>{heading}</h2>}
        <div className={classes.text}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>
              <LinkedText text={paragraph} />
            </p>
          ))}
          {points && layout !== 'services' && <PointList points={points} />}
        </div>
        {points && layout === 'services' && <ServiceLinks names={points} />}
        {tiles && <NumberedTiles tiles={tiles} />}
        {!layout && closeUp}
      </section>
      {layout && closeUp}
    </>
  );
}
