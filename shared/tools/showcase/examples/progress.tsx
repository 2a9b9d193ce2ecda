import { Progress } from '@site/ui/Progress';
import type { ComponentEntry } from '../component-entry.ts';

export const progress: ComponentEntry = {
  name: 'Progress',
  when: 'For a share of something, said in a number too. Waiting is shown by a busy button or a skeleton.',
  examples: [
    {
      state: 'Some',
      width: 'narrow',
      render: () => <Progress title="Complaints solved the same day" value={86} unit="%" percent={86} />,
    },
    {
      state: 'Nothing yet',
      width: 'narrow',
      render: () => <Progress title="Complaints older than a week" value={0} unit="%" percent={0} />,
    },
    {
      state: 'All',
      width: 'narrow',
      render: () => <Progress title="Wages paid on the first" value={100} unit="%" percent={100} />,
    },
  ],
};
