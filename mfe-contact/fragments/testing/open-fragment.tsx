import { renderPage } from '@site/host/testing/render-page';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { answeringApi } from '../../testing/answering-api.ts';

/** For tests: a fragment on a page, with a service that gives the arranged answer. */
export function openFragment(Fragment: ComponentType, answer: () => Promise<unknown>, path = '/education') {
  const { api, sent } = answeringApi({ answers: [answer] });
  const { unmount } = renderPage(Fragment, { path, shell: { api } });
  return { user: userEvent.setup(), leave: unmount, sent };
}
