import { useShell } from '@site/host/shell-api';
import { Section } from '@site/ui/Section';
import { Tick } from '@site/ui/Tick';
import { serviceSlugsOf } from '../content/industries/industry-services.ts';
import type { CaseStudyContent } from '../content/industries/types.ts';
import type { TitledText } from '../content/types.ts';
import { anchorOf } from '../data/headings.ts';
import classes from './IndustryBenefits.module.css';
import { howWeWorkNote, NoteLinks, SideNotes } from './SideNote.tsx';
import { WasteBox } from './WasteBox.tsx';

export const benefitsTitle = 'Benefits';

interface IndustryBenefitsProps {
  industry: CaseStudyContent;
  /** Continues the band above, without space between. */
  isJoined?: boolean;
}

/** The list of benefits, with a side box on some pages; below it the feature boxes and links to the services behind them. */
export function IndustryBenefits({ industry, isJoined }: IndustryBenefitsProps) {
  const { slug, benefits, boxes, hasWasteBox } = industry;
  const id = anchorOf(benefitsTitle);
  return (
    <Section labelledBy={id} spacing={isJoined ? 'joined' : undefined}>
      <div className={classes.root}>
        <h2 id={id}>{benefitsTitle}</h2>
        <div className={classes.columns} data-has-side={hasWasteBox || undefined}>
          <dl className={classes.list}>
            {benefits.map(({ title, text }) => (
              <div key={title}>
                <dt>
                  <Tick />
                  {title}
                </dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          {hasWasteBox && <WasteBox />}
        </div>
        <FeatureBoxes boxes={boxes} />
        <SideNotes layout="below">
          <ServicesUsed slug={slug} />
          <NoteLinks {...howWeWorkNote} />
        </SideNotes>
      </div>
    </Section>
  );
}

/** Links to the services of an industry, named as in the menus. A service without a page in this release is left out. */
function ServicesUsed({ slug }: { slug: string }) {
  const { routes } = useShell();
  const paths = serviceSlugsOf(slug).map((service) => `/${service}`);
  const links = routes
    .filter(({ path }) => paths.includes(path))
    .map(({ label, menus, path }) => ({ label: menus[0]?.label ?? label, path }));
  return links.length > 0 && <NoteLinks lead="Services used here:" links={links} />;
}

/** What marks our work for an industry: three boxes in a row, below each other on a phone. */
function FeatureBoxes({ boxes }: { boxes: TitledText[] }) {
  return (
    <ul className={classes.boxes} aria-label="Features">
      {boxes.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
