import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation, useNavigate } from 'react-router-dom';
import { renderMenu } from '../layout/testing/render-menu.tsx';
import { NotFoundRoute, wordsOfPath } from './NotFoundPage.tsx';

// jsdom does not know the element `search`, and React says so.
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation((line) => expect(line).toContain('is unrecognized in this browser'));
});

it('offers the search, which needs no scripts, and pages to go on to', () => {
  renderMenu(NotFoundRoute, '/404');
  expect(field()).toHaveAttribute('name', 'q');
  expect(field().closest('form')).toHaveAttribute('action', '/search');
  expect(screen.getByRole('button', { name: 'Search' })).toHaveAttribute('type', 'submit');
  const ways = within(screen.getByRole('navigation', { name: 'Or go on from here' }));
  expect(ways.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Services']);
});

it('puts nothing into the field of somebody who opened /404, or has written something', async () => {
  const { go } = openUnknown('/404');
  expect(field()).toHaveValue('');
  await userEvent.type(field(), 'plumber');
  await go('/electrical-servces');
  expect(field()).toHaveValue('plumber');
});

it('suggests the words of an unknown address, which nobody has typed', () => {
  const { path } = openUnknown('/plumbing-servces');
  expect(path()).toBe('/404');
  expect(field()).toHaveValue('plumbing servces');
  expect(field().defaultValue).toBe('plumbing servces');
});

it('leaves a field alone that has the focus', async () => {
  const { go } = openUnknown('/404');
  await userEvent.click(field());
  await go('/electrical-servces');
  expect(field()).toHaveValue('');
});

it.each([
  ['/plumbing-servces', 'plumbing servces'],
  ['/services/Pest--Control/', 'services Pest Control'],
  ['/%E0%A4%AC%E0%A4%BF%E0%A4%9C%E0%A4%B2%E0%A5%80', 'बिजली'],
  ['/lift%20and%0Astairs', 'lift and stairs'],
  ['/pl%E2%80%8Bumb%00er%E2%80%AE', 'plumber'],
  ['/50%-off', '50% off'],
  ['/-/%E2%80%8B/', ''],
  ['/', ''],
])('reads %s as %j', (pathname, words) => {
  expect(wordsOfPath(pathname)).toBe(words);
});

it('cuts the words of an address after a hundred characters, and no character in half', () => {
  expect(wordsOfPath(`/${'🚿'.repeat(150)}`)).toBe('🚿'.repeat(100));
});

function field() {
  return screen.getByRole<HTMLInputElement>('searchbox', { name: 'What are you looking for?' });
}

function openUnknown(address: string) {
  const router: Partial<{ path: string; navigate: ReturnType<typeof useNavigate> }> = {};
  renderMenu(() => {
    Object.assign(router, { path: useLocation().pathname, navigate: useNavigate() });
    return router.path === '/home' ? null : <NotFoundRoute />;
  }, address);
  return {
    path: () => router.path,
    go: (to: string) => act(async () => router.navigate?.(to)),
  };
}
