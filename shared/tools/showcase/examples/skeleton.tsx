import { Skeleton } from '@site/ui/Skeleton';
import type { ComponentEntry } from '../component-entry.ts';

export const skeleton: ComponentEntry = {
  name: 'Skeleton',
  when: 'Where content will be in a moment and its size is known. Name the waiting region beside it; it says nothing itself.',
  examples: [{ state: 'Text', width: 'narrow', render: () => <Skeleton lines={3} /> }],
};
