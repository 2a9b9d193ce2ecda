import { tendersEmail } from '@site/brand';
import { toSlug } from '@site/text/slug';
import { Anchor } from '@site/ui/Anchor';
import { documentLabel } from '@site/ui/document-label';
import { Fold } from '@site/ui/Fold';
import { BillTable } from '../../components/BillTable.tsx';
import { DataTable } from '../../components/DataTable.tsx';
import { IntroducedFold } from '../../components/IntroducedFold.tsx';
import { Panel } from '../../components/Panel.tsx';
import { SideHeadedSection } from '../../components/SideHeadedSection.tsx';
import { NoteLinks, SideNotes } from '../../components/SideNote.tsx';
import { StepPath } from '../../components/StepPath.tsx';
import { hospitalRoster } from '../../content/documents.ts';
import type { HospitalContent } from '../../content/industries/types.ts';
import { QuotationRequest } from './QuotationRequest.tsx';
import classes from './ReferenceBand.module.css';
import { TenderPackLink } from './TenderPackLink.tsx';

/** A comparison of two hospital sizes, then rows that open: staffing, prices, the bidder, start and procedures. */
export function ReferenceBand({ hospital }: { hospital: HospitalContent }) {
  const { title, intro, link } = hospital.reference;
  const { sizes, staffing, price, bidder, colours, start, procedures } = hospital;
  return (
    <SideHeadedSection
      title={title}
      intro={intro}
      id={toSlug(title)}
      note={
        <div className={classes.papers}>
          <TenderPackLink />
          <SideNotes>
            <p>
              <Anchor to={hospitalRoster.path} isExternal>
                {documentLabel('Roster and rates', hospitalRoster)}
              </Anchor>
            </p>
            <NoteLinks lead={link.lead} links={[link]} />
            <p>
              Send them to <a href={`mailto:${tendersEmail}`}>{tendersEmail}</a>. A director replies within one working
              day.
            </p>
          </SideNotes>
        </div>
      }
      below={
        <div className={classes.rows}>
          <IntroducedFold {...staffing}>
            {staffing.tables.map((table) => (
              <Panel key={table.caption}>
                <DataTable {...table} kind="facts" />
              </Panel>
            ))}
          </IntroducedFold>
          <IntroducedFold {...price}>
            <PostPrices price={price} />
          </IntroducedFold>
          <IntroducedFold {...bidder}>
            <div className={classes.procedures}>
              <Points points={bidder.points} />
            </div>
            <Panel>
              <DataTable {...bidder.parts} kind="record" />
            </Panel>
          </IntroducedFold>
          <IntroducedFold {...start}>
            <StepPath steps={start.steps} />
          </IntroducedFold>
          <IntroducedFold {...procedures}>
            <Procedures procedures={procedures} />
          </IntroducedFold>
          <ColourCode colours={colours} />
        </div>
      }
    >
      <DataTable {...sizes} kind="count" />
    </SideHeadedSection>
  );
}

/** What all posts cost, then one post of each kind, then the bill of one. */
function PostPrices({ price: { month, rates, bill, note, requests } }: Pick<HospitalContent, 'price'>) {
  return (
    <>
      <Panel>
        <DataTable {...month} kind="sums" />
      </Panel>
      <Panel>
        <DataTable {...rates} kind="sums" />
      </Panel>
      <BillTable bills={[bill]} note={note} level={4} action={<QuotationRequest requests={requests} />} />
    </>
  );
}

/** Cleaning colours, each with its name, so that nobody has to tell them apart by sight. */
function ColourCode({ colours: { title, codes, note } }: Pick<HospitalContent, 'colours'>) {
  return (
    <Fold title={title} hint={codes.map(({ name }) => name).join(', ')} level={3} when="always">
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
function Procedures({ procedures: { groups } }: Pick<HospitalContent, 'procedures'>) {
  return (
    <div className={classes.procedures}>
      {groups.map(({ title, points }) => (
        <section key={title}>
          <h4>{title}</h4>
          <Points points={points} />
        </section>
      ))}
    </div>
  );
}

function Points({ points }: Pick<HospitalContent['bidder'], 'points'>) {
  return (
    <dl>
      {points.map(({ term, text }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
