import type { Toast } from '@site/host/shell-api';
import { renderPage } from '@site/host/testing/render-page';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { fakeApi } from '../../testing/fake-api.ts';

/** For tests: a fragment on a page, with a service that gives the arranged response. `toasts` are all that were told. */
export function openFragment(Fragment: ComponentType, respond: () => Promise<unknown>, path = '/education') {
  const { api, sent } = fakeApi({ responses: [respond] });
  const toasts: Toast[] = [];
  const { unmount } = renderPage(Fragment, { path, shell: { api, notify: (toast) => toasts.push(toast) } });
  return { user: userEvent.setup(), leave: unmount, sent, toasts };
}
