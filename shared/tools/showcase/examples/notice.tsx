import { Notice } from '@site/ui/Notice';
import { TryAgain } from '@site/ui/TryAgain';
import type { ComponentEntry } from '../component-entry.ts';

export const notice: ComponentEntry = {
  name: 'Notice',
  when: 'For what a visitor must know at this place and keep: an answer, a failure with a way on. What passes is a toast.',
  examples: [
    {
      state: 'Information',
      render: () => (
        <Notice kind="info">
          <p>Our office is closed on 26 January. Urgent calls are answered all day.</p>
        </Notice>
      ),
    },
    {
      state: 'Success',
      render: () => (
        <Notice kind="success" title="Thank you, your enquiry has arrived">
          <p>Your reference is SEV-4K7P-2M9X. We call back within one working day.</p>
        </Notice>
      ),
    },
    {
      state: 'Error, with a way on',
      render: () => (
        <Notice
          kind="error"
          title="The posts could not be loaded"
          headingLevel={2}
          actions={<TryAgain isBusy={false} onRetry={() => {}} />}
        >
          <p>Please try again, or call us.</p>
        </Notice>
      ),
    },
  ],
};
