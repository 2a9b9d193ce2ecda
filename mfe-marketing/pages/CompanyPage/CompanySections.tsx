import { Link } from '@site/host/router';
import { useShell } from '@site/host/shell-api';
import { toSlug } from '@site/text/slug';
import { Icon } from '@site/ui/Icon';
import { arrowRightIcon } from '@site/ui/icons';
import { PointList } from '@site/ui/PointList';
import { SectionHeading } from '@site/ui/SectionHeading';
import type { ReactNode } from 'react';
import { FramedPicture } from '../../components/FramedPicture.tsx';
import { LinkedText } from '../../components/LinkedText.tsx';
import type { CompanyBand, HeadedText, StoryBand } from '../../content/company/types.ts';
import type { Illustration, TitledText } from '../../content/types.ts';
import { pictureSizes } from '../../data/picture-sizes.ts';
import classes from './CompanySections.module.css';
import { LeaderLinks } from './LeaderLinks.tsx';
import { YearLine } from './YearLine.tsx';

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
          <LeaderLinks people={band.people} />
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
    <section aria-labelledby={toSlug(heading)}>
      <SectionHeading id={toSlug(heading)} title={heading} intro={intro} />
      {children}
    </section>
  );
}

function NumberedTiles({ tiles }: { tiles: TitledText[] }) {
  return (
    <ol role="list" className={classes.tiles}>
      {tiles.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}

interface PicturedTextsProps {
  illustration: Illustration;
  texts: HeadedText[];
}

/** Texts beside one picture. */
function PicturedTexts({ illustration, texts }: PicturedTextsProps) {
  return (
    <div className={classes.pictured}>
      <FramedPicture illustration={illustration} sizes={pictureSizes.half} shape="close" />
      <div className={classes.picturedTexts}>
        {texts.map((text) => (
          <CompanyText key={text.heading} text={text} />
        ))}
      </div>
    </div>
  );
}

/** Links to the pages of all services, in the order of the menu. */
function ServiceLinks() {
  const { routes } = useShell();
  const services = routes.filter(({ page }) => page === 'ServicePage');
  return (
    <ul role="list" className={classes.links}>
      {services.map(({ path, label }) => (
        <li key={path}>
          <Link to={path}>
            {label}
            <Icon icon={arrowRightIcon} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** A text under its heading; its container decides how prominent it is. */
function CompanyText({ text: { heading, paragraphs, points, people } }: { text: HeadedText }) {
  return (
    <section className={classes.text} aria-labelledby={heading && toSlug(heading)}>
      {heading && <h2 id={toSlug(heading)}>{heading}</h2>}
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <LinkedText text={paragraph} />
        </p>
      ))}
      {points && <PointList points={points} />}
      {people && <LeaderLinks people={people} />}
    </section>
  );
}
