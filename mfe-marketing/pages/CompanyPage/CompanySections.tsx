import { SectionHeading } from '@site/ui/SectionHeading';
import type { ReactNode } from 'react';
import { FramedPicture } from '../../components/FramedPicture.tsx';
import type { CompanyBand, HeadedText, StoryBand } from '../../content/company/types.ts';
import type { TitledText } from '../../content/types.ts';
import { anchorOf } from '../../data/headings.ts';
import { pictureSizes } from '../../data/picture-sizes.ts';
import classes from './CompanySections.module.css';
import { CompanyText } from './CompanyText.tsx';
import { LeaderLinks } from './LeaderLinks.tsx';
import { PicturedTexts } from './PicturedTexts.tsx';
import { ServiceLinks } from './ServiceLinks.tsx';

/** The content of one band of a company page. */
export function CompanySections({ band }: { band: CompanyBand }) {
  switch (band.layout) {
    case 'story':
    case 'statement':
      return <Story {...band} />;
    case 'texts':
      return <Texts texts={band.texts} />;
    case 'list':
      return <PicturedTexts {...band} />;
    case 'tiles':
      return (
        <Headed {...band}>
          <NumberedTiles tiles={band.tiles} />
        </Headed>
      );
    case 'services':
      return (
        <Headed {...band}>
          <ServiceLinks />
        </Headed>
      );
    case 'people':
      return (
        <div className={classes.people}>
          <CompanyText text={band.text} />
          <LeaderLinks people={band.people} size="large" />
        </div>
      );
  }
}

function Story({ layout, lead, illustration, years, texts }: StoryBand) {
  return (
    <div className={classes.story}>
      <div className={classes.lead} data-layout={layout}>
        <div>
          <CompanyText text={lead} />
          {years && <YearLine years={years} />}
        </div>
        <FramedPicture illustration={illustration} sizes={pictureSizes.half} shape="close" />
      </div>
      <Texts texts={texts} />
    </div>
  );
}

function Texts({ texts }: { texts: HeadedText[] }) {
  return (
    <div className={classes.texts}>
      {texts.map((text) => (
        <CompanyText key={text.heading} text={text} />
      ))}
    </div>
  );
}

function Headed({ heading, intro, children }: { heading: string; intro: string; children: ReactNode }) {
  return (
    <section aria-labelledby={anchorOf(heading)}>
      <SectionHeading id={anchorOf(heading)} title={heading} intro={intro} />
      {children}
    </section>
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

/** The company's history, as points along a line that ends today. */
function YearLine({ years }: Required<Pick<StoryBand, 'years'>>) {
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
