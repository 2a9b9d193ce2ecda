import type { ReactNode } from 'react';
import type { TableColumn } from '../content/types.ts';
import { isSplit, SplitHead, titleOf } from './SplitCell.tsx';
import classes from './Table.module.css';

export type CellKind = 'facts' | 'times' | 'sums' | 'count' | 'timetable' | 'record';

interface TableProps {
  caption: string;
  head: readonly TableColumn[];
  /** What the cells hold: `times` are emphasised, `sums` and the numbers of a `count` are aligned at the end. */
  cells?: CellKind;
  /** Titles of the columns that hold numbers, in a table whose other columns hold text. */
  figures?: readonly string[];
  /** For what differs from other tables: column widths, and rows that become blocks on a phone. */
  className?: string;
  isCaptionHidden?: boolean;
  children: ReactNode;
}

/** The common style of all tables: headers, rules, spacing and numerals. */
export function Table({ caption, head, cells, figures = [], className = '', isCaptionHidden, children }: TableProps) {
  return (
    <table className={`${classes.root} ${className}`} data-cells={cells} data-split={head.some(isSplit) || undefined}>
      <caption className={isCaptionHidden ? 'visually-hidden' : undefined}>{caption}</caption>
      <thead>
        <tr>
          {head.map((column) => (
            <th key={titleOf(column)} scope="col" data-figure={figures.includes(titleOf(column)) || undefined}>
              <SplitHead column={column} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
