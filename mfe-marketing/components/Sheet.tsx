import { brand } from '@site/brand';
import { Fold } from '@site/ui/Fold';
import type { ReactNode } from 'react';
import type { SampleSignature } from '../content/sample-record-types.ts';
import classes from './Sheet.module.css';
import { Signature } from './Signature.tsx';

interface SheetProps {
  caption: string;
  /** What it comes to, for those who do not open it. */
  gist?: string;
  /** Where it folds. */
  folds?: 'narrow' | 'always' | undefined;
  /** Says that it is a specimen. */
  label: string;
  title: string;
  period: string;
  site: string;
  signatures: SampleSignature[];
  children: ReactNode;
}

/** A specimen of a paper document: words and tables, so that it can be read aloud, found and printed. */
export function Sheet({ caption, gist, folds, label, title, period, site, signatures, children }: SheetProps) {
  return (
    <Fold title={caption} hint={gist} level={3} when={folds}>
      <figure className={classes.paper}>
        <div className={classes.head}>
          <h4>{title}</h4>
          <p>{brand.shortName}</p>
          <p>{period}</p>
          <p className={classes.label}>{label}</p>
          <p>{site}</p>
        </div>
        {children}
        <ul className={classes.signatures}>
          {signatures.map((signature) => (
            <li key={signature.role}>
              <Signature hand={signature.hand} />
              <p>{signature.name}</p>
              <p>
                {signature.role}, {signature.time}
              </p>
            </li>
          ))}
        </ul>
      </figure>
    </Fold>
  );
}
