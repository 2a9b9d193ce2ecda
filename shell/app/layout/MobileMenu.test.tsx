import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MobileMenu } from './MobileMenu.tsx';
import { renderMenu } from './testing/render-menu.tsx';

async function openMenu(path?: string) {
  renderMenu(MobileMenu, path);
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  return screen.getByRole('dialog', { name: 'Menu' });
}

it('can be opened before any script runs', () => {
  renderMenu(MobileMenu);
  const toggle = screen.getByRole('button', { name: 'Menu' });
  expect(toggle).toHaveAttribute('command', 'show-modal');
  expect(toggle).toHaveAttribute('commandfor', screen.getByRole('dialog', { hidden: true }).id);
});

it('can be opened before scripts as a popover, where commands are unknown', () => {
  renderMenu(MobileMenu);
  const dialog = screen.getByRole('dialog', { hidden: true });
  expect(dialog).toHaveAttribute('popover');
  expect(screen.getByRole('button', { name: 'Menu' })).toHaveAttribute('popovertarget', dialog.id);
});

it('opens in browsers without invoker commands', async () => {
  expect(await openMenu()).toHaveAttribute('open');
});

it('closes by its button', async () => {
  const menu = await openMenu();
  await userEvent.click(screen.getByRole('button', { name: 'Close menu' }));
  expect(menu).not.toHaveAttribute('open');
});

it('closes on a click beside it', async () => {
  const menu = await openMenu();
  await userEvent.click(menu);
  expect(menu).not.toHaveAttribute('open');
});

it('closes after navigation', async () => {
  const menu = await openMenu();
  await userEvent.click(screen.getByRole('link', { name: 'About us' }));
  expect(menu).not.toHaveAttribute('open');
});

it('closes on links to the current page', async () => {
  const menu = await openMenu('/services');
  await userEvent.click(screen.getByRole('link', { name: 'Services' }));
  expect(menu).not.toHaveAttribute('open');
});

it('allows two open submenus at once', async () => {
  await openMenu();
  for (const label of ['About us', 'Services']) await userEvent.click(screen.getByLabelText(`Pages under ${label}`));
  expect(screen.getByRole('link', { name: 'Our vision' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Plumbing' })).toBeVisible();
});
