import { brand } from '@site/brand';
import { ButtonLink } from '@site/ui/ButtonLink';
import { paperClasses } from '@site/ui/paper-classes';
import type { ReactNode } from 'react';
import type { SampleSignature } from '../content/samples/types.ts';
import type { TableContent } from '../content/types.ts';
import { quotationPath } from '../data/quotation-path.ts';
import { DataTable } from './DataTable.tsx';
import classes from './SampleSheet.module.css';
import { Signature } from './Signature.tsx';

interface SampleSheetProps {
  /** Says that it is a sample. */
  label: string;
  title: string;
  period: string;
  site?: string;
  signatures?: SampleSignature[];
  /** Heading level of its title. */
  level?: 3 | 4;
  children: ReactNode;
}

/** A sample drawn as a sheet of paper, in text and tables, so that it can be read aloud, searched and printed. */
export function SampleSheet({ label, title, period, site, signatures = [], level = 4, children }: SampleSheetProps) {
  const Title = `h${level}` as const;
  return (
    <figure className={`${paperClasses.sheet} ${classes.paper}`}>
      <div className={classes.head}>
        <Title>{title}</Title>
        <p>{period}</p>
        {site && <p>{site}</p>}
        <div className={paperClasses.maker}>
          <p>{brand.shortName}</p>
          <p>{label}</p>
        </div>
      </div>
      {children}
      {signatures.length > 0 && (
        <ul role="list" className={classes.signatures}>
          {signatures.map(({ role, name, time, signature }) => (
            <li key={role}>
              <Signature path={signature} />
              <p>{name}</p>
              <p>{`${role}, ${time}`}</p>
            </li>
          ))}
        </ul>
      )}
    </figure>
  );
}

interface QuotationProps extends Pick<SampleSheetProps, 'label' | 'level'>, Omit<TableContent, 'caption'> {
  /** What is priced, and its terms; without capitals, because they follow the label in the caption. */
  subject: string;
  terms: string;
  /** The way to one of the client's own, where the example alone would not say enough. */
  action?: ReactNode;
}

/** A table of prices, as the client would receive it, and the way to one of their own, which takes the example along. */
export function Quotation({ label, level, subject, terms, head, rows, note, action }: QuotationProps) {
  return (
    <div className={classes.priced}>
      <SampleSheet label={label} title={capitalised(subject)} period={capitalised(terms)} level={level}>
        <DataTable
          kind="sums"
          caption={`${label}: ${subject}, ${terms}`}
          isCaptionHidden
          head={head}
          rows={rows}
          note={note}
        />
      </SampleSheet>
      {action ?? (
        <ButtonLink to={quotationPath(messageAbout({ subject, terms, head, rows }))}>Get a quotation</ButtonLink>
      )}
    </div>
  );
}

/** 'Invoice for the month: ₹25,488', or of several sums '₹1,34,496 a month, ₹249 a flat', by the names of their columns. */
function messageAbout({
  subject,
  terms,
  head,
  rows,
}: Pick<QuotationProps, 'subject' | 'terms' | 'head' | 'rows'>): string {
  const total = rows.findLast(({ isTotal }) => isTotal);
  const sums = total?.cells.map((sum, index) => {
    const column = String(head[index + 1]);
    return column.startsWith('₹') ? column.replace('₹', `₹${sum}`) : `${column} ${sum}`;
  });
  const result = head.length > 2 ? sums?.join(', ') : `${total?.name}: ${total?.cells.join()}`;
  return `Please send a quotation like the example on your site: ${subject}, ${terms}. ${result}.`;
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
