import { PartedHead } from './PartedCell.tsx';

/** The row above a table that names its columns. */
export function ColumnHeads({ names }: { names: readonly string[] }) {
  return (
    <thead>
      <tr>
        {names.map((name) => (
          <th key={name} scope="col">
            <PartedHead name={name} />
          </th>
        ))}
      </tr>
    </thead>
  );
}
