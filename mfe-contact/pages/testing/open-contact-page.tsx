import type { ShellApi, Toast } from '@site/host/shell-api';
import { renderPage } from '@site/host/testing/render-page';
import userEvent from '@testing-library/user-event';
import { fakeApi } from '../../testing/fake-api.ts';
import { ContactPage } from '../ContactPage.tsx';

interface Arrangement extends NonNullable<Parameters<typeof fakeApi>[0]> {
  path?: string;
  allowsFrames?: boolean;
  documents?: ShellApi['documents'];
}

/** For tests: the contact page with a service that gives the arranged responses. `toasts` are those on the screen. */
export function openContactPage({
  path = '/contact',
  allowsFrames = false,
  documents = [],
  ...service
}: Arrangement = {}) {
  const { api, sent, tokens } = fakeApi(service);
  const toasts: Toast[] = [];
  const dismiss = (key: string) => void toasts.splice(0, Infinity, ...toasts.filter((toast) => toast.key !== key));
  const { unmount } = renderPage(ContactPage, {
    path,
    shell: { api, allowsFrames, documents, notify: (toast) => toasts.push(toast), dismiss },
  });
  return { user: userEvent.setup(), leave: unmount, sent, toasts, tokens };
}
