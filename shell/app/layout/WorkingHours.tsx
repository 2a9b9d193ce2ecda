import { NoBreakHours } from '@site/ui/NoBreakHours';
import { useFrameWords } from './frame-words.ts';

export function WorkingHours() {
  const { hours } = useFrameWords();
  return hours ?? <NoBreakHours />;
}
