import { addressLine, brand } from '@site/brand';
import { indianDate } from '@site/text/indian-time';
import { withNoBreakSpaces } from '@site/text/no-break-spaces';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { usePagePath } from '../frame-words.ts';
import { useSite } from '../site-context.ts';
import classes from './Letterhead.module.css';

/**
 * On paper only: whose page this is, where it was and when it was printed. The HTML is cached, so it has no date; without scripts, the
 * browser's own header has it.
 */
export function Letterhead() {
  const { siteUrl } = useSite().page;
  const path = usePagePath();
  const day = useDayOfPrinting();
  return (
    <div className={classes.root}>
      <strong>{brand.name}</strong>
      <span>{withNoBreakSpaces(addressLine)}</span>
      <span>{brand.phone.display}</span>
      <span>{new URL(path, siteUrl).href}</span>
      {day && <span>{`Printed on ${day}`}</span>}
    </div>
  );
}

function useDayOfPrinting(): string | undefined {
  const [day, setDay] = useState<string>();
  useEffect(() => {
    // At once: the browser prints what is there when the event has been handled.
    const noteDay = () => flushSync(() => setDay(dayOf(new Date())));
    addEventListener('beforeprint', noteDay);
    return () => removeEventListener('beforeprint', noteDay);
  }, []);
  return day;
}

function dayOf(moment: Date): string {
  const { day, month, year } = indianDate(moment);
  return `${day} ${month} ${year}`;
}
