import type { ReactNode } from 'react';
import { isParted, PartedHead } from './PartedCell.tsx';
import classes from './Table.module.css';

export type CellKind = 'plain' | 'times' | 'sums';

interface TableProps {
  caption: string;
  /** One name for each column. */
  head: readonly string[];
  /** What the cells hold: times stand out, sums end on one line. */
  cells?: CellKind | undefined;
  /** Names of the columns that hold figures, where others hold words. */
  figures?: readonly string[];
  /** For what differs from the one look of tables: widths of columns, and where a phone shows rows as blocks. */
  className?: string | undefined;
  isCaptionHidden?: boolean;
  /** Rows. */
  children: ReactNode;
}

/** The look of every table: heads, rules, room and numerals. */
export function Table({
  caption,
  head,
  cells = 'plain',
  figures = [],
  className = '',
  isCaptionHidden,
  children,
}: TableProps) {
  return (
    <table className={`${classes.root} ${className}`} data-cells={cells} data-parted={head.some(isParted) || undefined}>
      <caption className={isCaptionHidden ? 'visually-hidden' : undefined}>{caption}</caption>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col" data-figure={figures.includes(name) || undefined}>
              <PartedHead name={name} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
