import type { Toast } from '@site/host/shell-api';
import { renderPage } from '@site/host/testing/render-page';
import userEvent from '@testing-library/user-event';
import { answeringApi } from '../../testing/answering-api.ts';
import { ContactPage } from '../ContactPage.tsx';

interface Arrangement extends NonNullable<Parameters<typeof answeringApi>[0]> {
  path?: string;
  allowsFrames?: boolean;
}

/** For tests: the contact page with a service that gives the arranged answers. `toasts` are those on the screen. */
export function openContactPage({ path = '/contact', allowsFrames = false, ...answers }: Arrangement = {}) {
  const { api, sent, tokens } = answeringApi(answers);
  const toasts: Toast[] = [];
  const dismiss = (key: string) => void toasts.splice(0, Infinity, ...toasts.filter((toast) => toast.key !== key));
  const { unmount } = renderPage(ContactPage, {
    path,
    shell: { api, allowsFrames, notify: (toast) => toasts.push(toast), dismiss },
  });
  return { user: userEvent.setup(), leave: unmount, sent, toasts, tokens };
}
