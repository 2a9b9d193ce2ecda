import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, useLocation } from 'react-router-dom';
import { renderMenu } from '../layout/testing/render-menu.tsx';
import { SearchButton } from './SearchButton.tsx';
import { loadDialog, SearchHost } from './SearchHost.tsx';
import { sampleIndex } from './testing/sample-index.ts';

beforeEach(() => {
  // Only the fields that are read.
  globalThis.fetch = async () => ({ ok: true, json: async () => sampleIndex }) as Response;
});

it('opens the search only once when pressed', async () => {
  const button = renderButton();
  await userEvent.click(button);
  await userEvent.click(button);
  expect(await screen.findAllByRole('dialog', { name: 'Search' })).toHaveLength(1);
});

const systems = [
  ['Linux x86_64', 'Control+K', { ctrlKey: true }, { metaKey: true }],
  ['MacIntel', 'Meta+K', { metaKey: true }, { ctrlKey: true }],
] as const;

it.each(systems)('opens the search on %s with %s, which the button names', async (platform, shortcut, keys) => {
  jest.spyOn(navigator, 'platform', 'get').mockReturnValue(platform);
  expect(renderButton()).toHaveAttribute('aria-keyshortcuts', shortcut);
  expect(fireEvent.keyDown(document.body, { key: 'k', ...keys })).toBe(false);
  expect(await screen.findByRole('dialog', { name: 'Search' })).toHaveAttribute('open');
});

const composing = { ctrlKey: true, keyCode: 229 };

it.each([{}, { ctrlKey: true, shiftKey: true }, { altKey: true, ctrlKey: true }, composing])(
  'leaves K with %p to the browser',
  (keys) => {
    renderButton();
    expect(fireEvent.keyDown(document.body, { key: 'k', ...keys })).toBe(true);
  },
);

it.each(systems)('leaves to %s what it does with K other than %s', (platform, _shortcut, _keys, others) => {
  jest.spyOn(navigator, 'platform', 'get').mockReturnValue(platform);
  renderButton();
  expect(fireEvent.keyDown(document.body, { key: 'k', ...others })).toBe(true);
});

it('leaves a click for a new tab to the browser', () => {
  const button = renderButton();
  const left = jest.fn();
  const last = (event: Event) => {
    if (!event.defaultPrevented) left();
    // jsdom cannot navigate.
    event.preventDefault();
  };
  document.addEventListener('click', last, { once: true });
  fireEvent.click(button, { ctrlKey: true });
  expect(left).toHaveBeenCalledTimes(1);
});

it('opens again after closing', async () => {
  const button = renderButton();
  await userEvent.click(button);
  await userEvent.click(await screen.findByRole('button', { name: 'Close search' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(button);
  expect(await screen.findByRole('dialog', { name: 'Search' })).toHaveAttribute('open');
});

it('stays closed when its code arrives after the visitor has left the page', async () => {
  fireEvent.click(renderButton());
  fireEvent.click(screen.getByRole('link', { name: 'Contact us' }));
  await act(loadDialog);
  expect(screen.queryByRole('dialog')).toBeNull();
});

function renderButton() {
  renderMenu(() => (
    <>
      <SearchButton />
      <SearchHost />
      <Link to="/contact">Contact us</Link>
      <output>{useLocation().pathname}</output>
    </>
  ));
  return screen.getByRole('button', { name: 'Search' });
}
