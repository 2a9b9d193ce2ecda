import { PointList } from '@site/ui/PointList';
import { Stage } from '../components/Stage.tsx';
import type { TextSection, TitledText } from '../content/types.ts';
import { anchorOf } from '../data/anchor-of.ts';
import { pictureSizes } from '../data/picture-sizes.ts';
import classes from './CompanySections.module.css';
import { ServiceLinks } from './ServiceLinks.tsx';

/** Consecutive sections of one layout, arranged as that layout asks. */
export function CompanySections({ sections }: { sections: TextSection[] }) {
  const layout = sections[0]?.layout ?? 'row';
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
            <p key={paragraph}>{paragraph}</p>
          ))}
          {points && layout !== 'services' && <PointList points={points} />}
        </div>
        {points && layout === 'services' && <ServiceLinks names={points} />}
        {tiles && <Tiles tiles={tiles} />}
        {!layout && closeUp}
      </section>
      {layout && closeUp}
    </>
  );
}

function Tiles({ tiles }: { tiles: TitledText[] }) {
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
