import type { ReactNode } from 'react';
import type { ResponseContent, Target } from '../content/how-we-work/types.ts';
import type { TableCell, TableColumn, TableContent } from '../content/types.ts';

interface FactTableProps extends TableContent {
  /** The cells hold words, which begin at the left; numbers end at the right. */
  isWorded?: boolean;
}

/** A table whose rows have names. Columns with several values become a group of columns. */
export function FactTable({ caption, head, rows, note, isWorded = false }: FactTableProps) {
  const isGrouped = head.some((column) => typeof column !== 'string');
  return (
    <PrintedTable caption={caption} note={note} cells={isWorded ? 'words' : 'numbers'}>
      <thead>
        <tr>
          {head.map((column) => (
            <Head key={titleOf(column)} column={column} isGrouped={isGrouped} />
          ))}
        </tr>
        {isGrouped && (
          <tr>
            {head.flatMap((column) =>
              namesOf(column).map((name) => (
                <th key={`${titleOf(column)} ${name}`} scope="col">
                  {name}
                </th>
              )),
            )}
          </tr>
        )}
      </thead>
      <tbody>
        {rows.map(({ name, detail, cells, isTotal }) => (
          <tr key={`${name} ${detail}`} data-total={isTotal}>
            <th scope="row">
              {name}
              {detail && <small>{` ${detail}`}</small>}
            </th>
            {head.slice(1).map((column, index) => (
              <Cells key={titleOf(column)} column={column} cell={cells[index] ?? ''} />
            ))}
          </tr>
        ))}
      </tbody>
    </PrintedTable>
  );
}

type TimesTableProps = Pick<ResponseContent, 'caption' | 'head' | 'rows'> & { note?: string };

/** A table of response times, each with its condition. */
export function TimesTable({ caption, head, rows, note }: TimesTableProps) {
  return (
    <PrintedTable caption={caption} note={note} cells="words">
      <thead>
        <tr>
          {head.map((title) => (
            <Head key={title} column={title} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ call, there, done, signed }) => (
          <tr key={call}>
            <th scope="row">{call}</th>
            <TargetCell target={there} />
            <TargetCell target={done} />
            <TargetCell target={signed} />
          </tr>
        ))}
      </tbody>
    </PrintedTable>
  );
}

interface PrintedTableProps {
  caption: string;
  cells: 'words' | 'numbers';
  note?: string;
  children: ReactNode;
}

function PrintedTable({ caption, cells, note, children }: PrintedTableProps) {
  return (
    <>
      <table data-cells={cells}>
        <caption>{caption}</caption>
        {children}
      </table>
      {note && <p className="note">{note}</p>}
    </>
  );
}

function Head({ column, isGrouped = false }: { column: TableColumn; isGrouped?: boolean }) {
  const { length } = namesOf(column);
  return length > 0 ? (
    <th scope="colgroup" colSpan={length}>
      {titleOf(column)}
    </th>
  ) : (
    <th scope="col" rowSpan={isGrouped ? 2 : undefined}>
      {titleOf(column)}
    </th>
  );
}

/** A single value below a group of columns is for all of them. */
function Cells({ column, cell }: { column: TableColumn; cell: TableCell }) {
  if (typeof cell === 'string') return <td colSpan={namesOf(column).length || undefined}>{cell}</td>;
  return namesOf(column).map((name, index) => <td key={name}>{cell[index]}</td>);
}

function TargetCell({ target: { value, detail } }: { target: Partial<Target> }) {
  return (
    <td>
      {value && <strong>{detail ? `${value},` : value}</strong>} {detail}
    </td>
  );
}

function titleOf(column: TableColumn): string {
  return typeof column === 'string' ? column : column.title;
}

function namesOf(column: TableColumn): string[] {
  return typeof column === 'string' ? [] : column.names;
}
