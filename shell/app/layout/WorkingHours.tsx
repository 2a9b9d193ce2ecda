import { NoBreakHours } from '@site/ui/NoBreakHours';
import { useFrameWords } from './frame-words.ts';

/** A new element in the other language: React fails to take away bare texts of a page that the browser has translated. */
export function WorkingHours() {
  const { hours } = useFrameWords();
  return <span key={hours}>{hours ?? <NoBreakHours />}</span>;
}
