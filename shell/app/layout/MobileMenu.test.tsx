import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MobileMenu } from './MobileMenu.tsx';
import { renderMenu } from './testing/render-menu.tsx';

async function openMenu(path?: string) {
  renderMenu(MobileMenu, path);
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  return screen.getByRole('dialog', { name: 'Menu' });
}

it('can be opened before scripts as a popover, where commands are unknown', () => {
  renderMenu(MobileMenu);
  const dialog = screen.getByRole('dialog', { hidden: true });
  expect(dialog).toHaveAttribute('popover');
  expect(screen.getByRole('button', { name: 'Menu' })).toHaveAttribute('popovertarget', dialog.id);
});

it('opens in browsers without invoker commands', async () => {
  expect(await openMenu()).toHaveAttribute('open');
});

it('closes on links to the current page', async () => {
  const menu = await openMenu('/services');
  await userEvent.click(screen.getByRole('link', { name: 'Services' }));
  expect(menu).not.toHaveAttribute('open');
});
