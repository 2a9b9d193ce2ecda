import { Fold } from '@site/ui/Fold';
import { IntroducedFold } from '../../components/IntroducedFold.tsx';
import { SampleTable } from '../../components/SampleTable.tsx';
import { SideHeadedSection } from '../../components/SideHeadedSection.tsx';
import { NoteLinks, SideNotes } from '../../components/SideNote.tsx';
import type { IndustryProof } from '../../content/industries/types.ts';
import { anchorOf } from '../../data/headings.ts';
import { StepPath } from '../StepPath.tsx';
import classes from './ReferenceBand.module.css';
import { PostPrices, Staff } from './ReferenceTables.tsx';

/** A comparison of two hospital sizes, then rows that open: staffing, prices, start and procedures. */
export function ReferenceBand({ proof }: { proof: IndustryProof }) {
  const { title, intro, link } = proof.reference;
  const { sizes, staffing, price, colours, start } = proof;
  return (
    <SideHeadedSection
      title={title}
      intro={intro}
      id={anchorOf(title)}
      beside={
        <SideNotes>
          <NoteLinks lead={link.lead} links={[link]} />
        </SideNotes>
      }
      pointer={
        <div className={classes.colours}>
          <ColourCode colours={colours} />
        </div>
      }
    >
      <div className={classes.sizes}>
        <SampleTable {...sizes} kind="count" />
      </div>
      <IntroducedFold {...staffing}>
        {staffing.tables.map((table) => (
          <Staff key={table.caption} table={table} />
        ))}
      </IntroducedFold>
      <IntroducedFold {...price}>
        <PostPrices price={price} />
      </IntroducedFold>
      <IntroducedFold {...start}>
        <StepPath steps={start.steps} />
      </IntroducedFold>
      <IntroducedFold {...proof}>
        <Procedures groups={proof.groups} />
      </IntroducedFold>
    </SideHeadedSection>
  );
}

/** Cleaning colours, each with its name, so that nobody has to tell them apart by sight. */
function ColourCode({ colours: { title, codes, note } }: Pick<IndustryProof, 'colours'>) {
  return (
    <Fold title={title} hint={codes.map(({ name }) => name).join(', ')} level={3}>
      <dl className={classes.cloths}>
        {codes.map(({ name, use }) => (
          <div key={name} data-paint={name}>
            <dt>{name}</dt>
            <dd>{use}</dd>
          </div>
        ))}
      </dl>
      <p className={classes.note}>{note}</p>
    </Fold>
  );
}

/** How the work is done, grouped by subject. */
function Procedures({ groups }: Pick<IndustryProof, 'groups'>) {
  return (
    <div className={classes.procedures}>
      {groups.map(({ title, points }) => (
        <section key={title}>
          <h4>{title}</h4>
          <dl>
            {points.map(({ term, text }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
