import building from '@site/pictures/masters/hero-building.webp';
import { ButtonLink } from '@site/ui/ButtonLink';
import { EmptyRoom } from '@site/ui/EmptyRoom';
import { ErrorPage, errorPageSizes } from '@site/ui/ErrorPage';
import { Picture } from '@site/ui/Picture';
import type { ComponentEntry } from '../component-entry.ts';

export const errorPage: ComponentEntry = {
  name: 'Error page',
  when: 'In place of a page that does not exist or could not be loaded. A scene where the page itself has come, a drawn room where nothing may load.',
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
          picture={<Picture picture={building} alt="" sizes={errorPageSizes} ground="none" />}
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
          picture={<EmptyRoom holds="M158 106V50l36 21v56" />}
        />
      ),
    },
  ],
};
