import { describeProvenance, describeTime } from '@site/delivery/channels/describe';
import type { Provenance } from '@site/delivery/store/version-files';
import type { ReactNode } from 'react';

interface TableProps {
  caption: string;
  /** Cells by the head of their column, the same in each row. The first cell is the row's header. */
  rows: Record<string, ReactNode>[];
}

/** Scrolls by itself where it is wider than the window. */
export function Table({ caption, rows }: TableProps) {
  const heads = Object.keys(rows[0] ?? {});
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without it Safari scrolls it by pointer only.
    <section className="scroll" aria-label={caption} tabIndex={0}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the page is rendered once.
            <tr key={index}>
              {heads.map((head, column) =>
                column === 0 ? (
                  <th key={head} scope="row">
                    {row[head]}
                  </th>
                ) : (
                  <td key={head}>{row[head]}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Marks an unknown value. */
export const unknownMark = <span className="soft">–</span>;

export function Time({ at }: { at: string | undefined }) {
  return at ? <time dateTime={at}>{describeTime(at)}</time> : unknownMark;
}

/** Does not break at its hyphens. */
export function Id({ children }: { children: ReactNode }) {
  return <span className="id">{children}</span>;
}

interface VersionTableProps {
  caption: string;
  versions: Record<string, string>;
  provenance: Record<string, Provenance>;
}

export function VersionTable({ caption, versions, provenance }: VersionTableProps) {
  return (
    <Table
      caption={caption}
      rows={Object.entries(versions).map(([part, version]) => ({
        Part: part,
        Version: <Id>{version}</Id>,
        Made: describeProvenance(provenance[part] ?? {}) || unknownMark,
        Published: <Time at={provenance[part]?.publishedAt} />,
      }))}
    />
  );
}
