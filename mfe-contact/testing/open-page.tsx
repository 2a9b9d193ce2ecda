import type { ShellApi, Toast } from '@site/host/shell-api';
import { renderPage } from '@site/host/testing/render-page';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { fakeApi } from './fake-api.ts';

export interface Arrangement extends NonNullable<Parameters<typeof fakeApi>[0]> {
  path?: string;
  shell?: Partial<ShellApi>;
}

/** For tests: a page, or a page with a fragment, and a service that gives the arranged responses. `toasts` are those on the screen. */
export function openPage(Page: ComponentType, { path, shell, ...service }: Arrangement = {}) {
  const { api, sent, tokens } = fakeApi(service);
  const toasts: Toast[] = [];
  const dismiss = (words: string) =>
    void toasts.splice(0, Infinity, ...toasts.filter(({ message }) => message !== words));
  const notify = (toast: Toast) => toasts.push(toast);
  const { unmount } = renderPage(Page, { path, shell: { api, notify, dismiss, ...shell } });
  return { user: userEvent.setup(), leave: unmount, sent, toasts, tokens };
}
