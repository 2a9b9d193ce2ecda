import { useServices } from '@site/host/services';
import { Fold } from '@site/ui/Fold';
import { Section } from '@site/ui/Section';
import { Tick } from '@site/ui/Tick';
import { howWeWorkNote } from '../components/HowWeWorkLink.tsx';
import { NoteLinks, SideNotes } from '../components/SideNote.tsx';
import { servicePagesOf } from '../content/industry-services.ts';
import type { IndustryContent } from '../content/types.ts';
import { anchorOf } from '../data/contents-of.ts';
import classes from './IndustryBenefits.module.css';
import { WasteBox } from './WasteBox.tsx';

export const benefitsTitle = 'Benefits';

interface IndustryBenefitsProps {
  industry: IndustryContent;
  /** Continues the band above, without space between. */
  isJoined: boolean;
}

/** Benefits in one grid, with links to the services behind them. A phone shows the first three; the others open from a row. */
export function IndustryBenefits({ industry, isJoined }: IndustryBenefitsProps) {
  const { slug, benefits, boxes, hasWasteBox } = industry;
  const id = anchorOf(benefitsTitle);
  return (
    <Section labelledBy={id} room={isJoined ? 'joined' : undefined}>
      <div className={classes.root}>
        <h2 id={id}>{benefitsTitle}</h2>
        <div className={classes.grid} data-items={boxes.length + benefits.length}>
          {boxes.map(({ title, text }) => (
            <section key={title} className={classes.item}>
              <h3>
                <Tick />
                {title}
              </h3>
              <p>{text}</p>
            </section>
          ))}
          <div className={classes.more}>
            <Fold title="More benefits" hint={benefits.map(({ title }) => title).join(', ')} level={3}>
              <dl>
                {benefits.map(({ title, text }) => (
                  <div key={title} className={classes.item}>
                    <dt>
                      <Tick />
                      {title}
                    </dt>
                    <dd>{text}</dd>
                  </div>
                ))}
              </dl>
            </Fold>
          </div>
          {hasWasteBox && <WasteBox />}
        </div>
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
  const { routes } = useServices();
  const names = servicePagesOf(slug);
  const links = routes
    .filter(({ label }) => names.includes(label))
    .map(({ label, menus, path }) => ({ label: menus[0]?.label ?? label, path }));
  return links.length > 0 && <NoteLinks lead="Services used here:" links={links} />;
}
