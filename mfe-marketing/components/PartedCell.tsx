import classes from './PartedCell.module.css';

interface PartedCellProps {
  text: string;
  /** The head of its column: '100 beds: morning / afternoon / night'. */
  column: string;
}

/** What a cell says of each part of its column, '5 / 3 / 1': in columns of their own where there is room. */
export function PartedCell({ text, column }: PartedCellProps) {
  const names = partsOf(column.slice(column.indexOf(':') + 1));
  if (names.length < 2) return text;
  const parts = partsOf(text);
  return (
    <span className={classes.parts}>
      {names.slice(0, parts.length).map((name, place) => (
        <span key={name}>
          {place > 0 && <span className={classes.between}> / </span>}
          {parts[place]}
        </span>
      ))}
    </span>
  );
}

/** The head of such a column, or of any other. */
export function PartedHead({ name }: { name: string }) {
  const [title = '', parts] = name.split(': ');
  if (!parts) return name;
  return (
    <>
      <span className={classes.title}>
        {title}
        <span className={classes.between}>: </span>
      </span>
      <PartedCell text={parts} column={name} />
    </>
  );
}

function partsOf(text: string): string[] {
  return text.trim().split(' / ');
}
