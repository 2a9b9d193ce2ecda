import type { ApiClient } from '@site/contracts/api';
import { renderPage } from '@site/host/testing/render-page';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';

/** For tests: a fragment on a page, with a service that gives the arranged answer. */
export function openFragment(Fragment: ComponentType, answer: () => Promise<unknown>, path = '/education') {
  const sent: { path: string; body: unknown }[] = [];
  const api: ApiClient = {
    get: async (_path, { parse }) => parse(undefined),
    post: async (address, body, { parse }) => {
      sent.push({ path: address, body });
      return parse(await answer());
    },
  };
  renderPage(Fragment, { path, services: { api } });
  return { user: userEvent.setup(), sent };
}

/** An answer that is held back until the test releases it. */
export function heldAnswer(body: unknown) {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { answer: () => held.then(() => body), release };
}
