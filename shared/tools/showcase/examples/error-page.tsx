import notFound from '@site/pictures/masters/not-found.webp';
import outOfOrder from '@site/pictures/masters/out-of-order.webp';
import { ButtonLink } from '@site/ui/ButtonLink';
import { ErrorPage, errorPageSizes } from '@site/ui/ErrorPage';
import { Picture } from '@site/ui/Picture';
import type { ComponentEntry } from '../component-entry.ts';

export const errorPage: ComponentEntry = {
  name: 'Error page',
  when: 'In place of a page that does not exist or could not be loaded. Beside the words a scene by night.',
  layout: 'stacked',
  examples: [
    {
      state: 'Not found',
      render: () => (
        <ErrorPage
          cry="Oh dear"
          title="Page not found"
          text={<p>There is no page at this address.</p>}
          actions={<ButtonLink to="/">Back to Home</ButtonLink>}
          picture={<Picture picture={notFound} alt="" sizes={errorPageSizes} ground="none" />}
        />
      ),
    },
    {
      state: 'Failed',
      render: () => (
        <ErrorPage
          title="This page could not be loaded"
          text={<p>Please try again, or call us.</p>}
          actions={<ButtonLink to="">Try again</ButtonLink>}
          picture={<Picture picture={outOfOrder} alt="" sizes={errorPageSizes} ground="none" />}
        />
      ),
    },
  ],
};
