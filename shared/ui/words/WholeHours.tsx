import { brand } from '@site/brand';

/**
 * Text in which the working hours break between days and times only. No-break spaces hold the times together; the days have a hyphen, after
 * which a line breaks whatever follows.
 */
export function WholeHours({ text = brand.workingHours }: { text?: string }) {
  const [before, after] = text.split(brand.workingHours);
  if (after === undefined) return text;
  return (
    <>
      {before}
      <span className="whole">{days}</span>
      {` ${times.replaceAll(' ', '\u00a0')}${after}`}
    </>
  );
}

const [days = '', times = ''] = brand.workingHours.split(/(?<=Sat) /);
