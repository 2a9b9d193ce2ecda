import { brand } from '@site/brand';
import { useShell } from '@site/host/shell-api';
import { toSlug } from '@site/text/slug';
import { Icon } from '@site/ui/Icon';
import { phoneIcon } from '@site/ui/icons';
import { Section } from '@site/ui/Section';
import { serviceSlugsOf } from '../content/industries/industry-services.ts';
import type { CaseStudyContent } from '../content/industries/types.ts';
import type { TitledText } from '../content/types.ts';
import classes from './IndustryBenefits.module.css';
import { howWeWorkNote, NoteLinks, SideNotes } from './SideNote.tsx';

export const benefitsTitle = 'Benefits';

interface IndustryBenefitsProps {
  industry: CaseStudyContent;
  /** Continues the band above, without space between. */
  isJoined?: boolean;
}

/** The list of benefits, with a side box on some pages; below it the feature boxes and links to the services behind them. */
export function IndustryBenefits({ industry, isJoined }: IndustryBenefitsProps) {
  const { slug, benefits, boxes, hasWasteBox } = industry;
  const id = toSlug(benefitsTitle);
  return (
    <Section labelledBy={id} spacing={isJoined ? 'joined' : undefined}>
      <div className={classes.root}>
        <h2 id={id}>{benefitsTitle}</h2>
        <div className={classes.columns} data-has-side={hasWasteBox || undefined}>
          <dl className={classes.list}>
            {benefits.map(({ title, text }) => (
              <div key={title}>
                <dt>{title}</dt>
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
    <ul role="list" className={classes.boxes} aria-label="Features">
      {boxes.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}

/** The specification gives heading and question. The company has no such service, so a line says what it does instead (S43). */
function WasteBox() {
  return (
    <aside className={classes.waste} aria-labelledby="waste">
      <h2 id="waste">Commercial Waste Services in your Area</h2>
      <p>Need help? Talk to an expert</p>
      <a href={brand.phone.href}>
        <Icon icon={phoneIcon} />
        <span>{brand.phone.display}</span>
      </a>
      <p>We bring your waste to your collection point. A licensed collector takes it from there.</p>
    </aside>
  );
}
