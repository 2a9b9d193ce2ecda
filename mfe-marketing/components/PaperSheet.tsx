import { brand } from '@site/brand';
import { Fold } from '@site/ui/Fold';
import { paperClasses } from '@site/ui/paper-classes';
import type { ReactNode } from 'react';
import type { SampleSignature } from '../content/sample-record-types.ts';
import classes from './PaperSheet.module.css';
import { Signature } from './Signature.tsx';

export interface PaperSheetProps {
  /** Tells the reader that this is a specimen. */
  label: string;
  title: string;
  period: string;
  site?: string;
  signatures?: SampleSignature[];
  /** Heading level of its title. */
  level?: 3 | 4;
  children: ReactNode;
}

/** A specimen of a paper document, in text and tables, so that it can be read aloud, searched and printed. */
export function PaperSheet({ label, title, period, site, signatures = [], level = 4, children }: PaperSheetProps) {
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
        <ul className={classes.signatures}>
          {signatures.map(({ role, name, time, signature }) => (
            <li key={role}>
              <Signature drawing={signature} />
              <p>{name}</p>
              <p>{`${role}, ${time}`}</p>
            </li>
          ))}
        </ul>
      )}
    </figure>
  );
}

interface QuotationSheetProps extends Pick<PaperSheetProps, 'label' | 'level'> {
  /** What is priced, then its terms, separated by commas. */
  caption: string;
  children: ReactNode;
}

/** A `PaperSheet` with prices: a quotation as the client would receive it. */
export function QuotationSheet({ label, level, caption, children }: QuotationSheetProps) {
  const [what = caption, ...terms] = caption.split(', ');
  return (
    <PaperSheet label={label} title={capitalised(what)} period={capitalised(terms.join(', '))} level={level}>
      {children}
    </PaperSheet>
  );
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

interface FoldedSheetProps extends Omit<PaperSheetProps, 'level'> {
  caption: string;
  /** A summary, for readers who do not open it. */
  gist?: string;
}

/** A `PaperSheet` that opens from a row. */
export function FoldedSheet({ caption, gist, ...paper }: FoldedSheetProps) {
  return (
    <Fold title={caption} hint={gist} level={4} when="always">
      <PaperSheet {...paper} />
    </Fold>
  );
}
