import type { ReactNode } from 'react';
import type { GroupsContent } from '../content/how-we-work/types.ts';
import type { TitledText } from '../content/types.ts';
import { CoverSheet } from './CoverSheet.tsx';
import { PrintedDocument } from './PrintedDocument.tsx';
import { FactTable, TimesTable } from './PrintedTable.tsx';
import { ReachSheet } from './ReachSheet.tsx';
import { SheetPicture } from './SheetPicture.tsx';
import type { TenderContent } from './tender-content.ts';

/** What a hospital's tender committee asks for, one subject on each sheet. */
export function TenderPack({ content }: { content: TenderContent }) {
  const { title, cover, foot, times, response, staffing, price, bidder, papers, limits, procedures, served, reach } =
    content;
  const sheets = [
    <TimesSheet key="times" times={times} />,
    <ResponseSheet key="response" response={response} />,
    <StaffingSheet key="staffing" staffing={staffing} />,
    <PriceSheet key="price" price={price} />,
    <PostSheet key="post" price={price} />,
    <BidderSheet key="bidder" bidder={bidder} />,
    <PapersSheet key="papers" papers={papers} />,
    <GroupsSheet key="limits" {...limits} />,
    <GroupsSheet key="procedures" {...procedures} />,
    <ServedSheet key="served" served={served} />,
  ];
  return (
    <PrintedDocument title={title}>
      <CoverSheet {...cover} />
      {sheets.map((sheet, index) => (
        <section key={sheet.key} className="sheet">
          {sheet}
          <p className="foot">
            <span>{foot}</span> <span>{index + 2}</span>
          </p>
        </section>
      ))}
      <ReachSheet {...reach} />
    </PrintedDocument>
  );
}

function TimesSheet({ times }: Pick<TenderContent, 'times'>) {
  const { title, intro, late, illustration } = times;
  return (
    <>
      <SheetHeading title={title} lead={intro} />
      <TimesTable {...times} />
      <h3>{late.title}</h3>
      <dl className="figures">
        {late.figures.map(({ value, meaning }) => (
          <div key={meaning}>
            <dt>{value}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <p className="note">{late.note}</p>
      <SheetPicture illustration={illustration} width={1030} ground="#f8dfa6" />
    </>
  );
}

function ResponseSheet({ response }: Pick<TenderContent, 'response'>) {
  const { title, intro, escalation, noteTitle, note } = response;
  return (
    <>
      <SheetHeading title={title} lead={intro} />
      <TimesTable {...response} note={undefined} />
      <h3>{noteTitle}</h3>
      <p>{note}</p>
      <h3>{escalation.title}</h3>
      <Terms
        items={[
          ...escalation.rungs.map(({ role, when, text }) => ({ title: `${role}: ${when.toLowerCase()}`, text })),
          escalation.atOnce,
        ]}
      />
    </>
  );
}

function StaffingSheet({ staffing: { title, intro, tables } }: Pick<TenderContent, 'staffing'>) {
  return (
    <>
      <SheetHeading title={title} lead={intro} />
      {tables.map((table) => (
        <FactTable key={table.caption} {...table} />
      ))}
    </>
  );
}

function PriceSheet({ price: { title, intro, month } }: Pick<TenderContent, 'price'>) {
  return (
    <>
      <SheetHeading title={title} lead={intro} />
      <FactTable {...month} />
    </>
  );
}

function PostSheet({ price: { post, rates, build } }: Pick<TenderContent, 'price'>) {
  return (
    <>
      <SheetHeading title={post.title} lead={post.lead} />
      <FactTable {...rates} />
      <FactTable {...build} />
    </>
  );
}

function BidderSheet({ bidder: { title, intro, items, parts } }: Pick<TenderContent, 'bidder'>) {
  return (
    <>
      <SheetHeading title={title} lead={intro} />
      <Terms items={items} />
      <FactTable {...parts} isWorded />
    </>
  );
}

function PapersSheet({ papers: { title, intro, table, further, agreement } }: Pick<TenderContent, 'papers'>) {
  return (
    <>
      <SheetHeading title={title} lead={intro} />
      <FactTable {...table} isWorded />
      <Terms items={further} />
      <h3>{agreement.title}</h3>
      <Terms items={agreement.items} />
    </>
  );
}

function GroupsSheet({ title, intro, groups }: Pick<GroupsContent, 'title' | 'intro' | 'groups'>) {
  return (
    <>
      <SheetHeading title={title} lead={intro} />
      {groups.map(({ title: group, items }) => (
        <section key={group}>
          <h3>{group}</h3>
          <Terms items={items} />
        </section>
      ))}
    </>
  );
}

function ServedSheet({
  served: { title, text, caption, head, rows, start, illustration },
}: Pick<TenderContent, 'served'>) {
  return (
    <>
      <SheetHeading title={title} lead={text} />
      <FactTable caption={caption} head={head} rows={rows} />
      <h3>{start.title}</h3>
      <p>{start.intro}</p>
      <Terms
        items={start.steps.map((step) => ({ title: `${step.when}: ${step.title.toLowerCase()}`, text: step.text }))}
      />
      <SheetPicture illustration={illustration} width={1030} ground="#f8dfa6" />
    </>
  );
}

function SheetHeading({ title, lead }: { title: string; lead: ReactNode }) {
  return (
    <>
      <h2>{title}</h2>
      <p className="lead">{lead}</p>
    </>
  );
}

function Terms({ items }: { items: TitledText[] }) {
  return (
    <dl className="terms">
      {items.map(({ title, text }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
