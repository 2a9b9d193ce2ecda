import { brand } from '@site/brand';

/**
 * Text in which the working hours wrap only between days and times. No-break spaces hold the times together; the days contain a hyphen,
 * after which any line may break, so they need an element.
 * @example
 * <p><NoBreakHours text={`Call us ${brand.workingHours}.`} /></p>
 */
export function NoBreakHours({ text = brand.workingHours }: { text?: string }) {
  const { days, times } = brand.hours;
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
