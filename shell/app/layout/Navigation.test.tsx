import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Navigation } from './Navigation.tsx';
import { renderMenu } from './testing/render-menu.tsx';

function toggleOf(label: string) {
  return screen.getByLabelText(`Pages under ${label}`);
}

function submenuOf(label: string) {
  return toggleOf(label).closest('details');
}

it('marks the current page and parent entry', () => {
  renderMenu(Navigation, '/plumbing-services');
  expect(screen.getByRole('link', { name: 'Plumbing', hidden: true })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Services' })).toHaveAttribute('data-place', 'above');
});

it('opens on hover, closes on mouse leave', async () => {
  renderMenu(Navigation);
  await userEvent.hover(screen.getByRole('link', { name: 'Services' }));
  expect(submenuOf('Services')).toHaveAttribute('open');
  await userEvent.unhover(screen.getByRole('link', { name: 'Services' }));
  expect(submenuOf('Services')).not.toHaveAttribute('open');
});

it('closes on Escape and refocuses its toggle', async () => {
  renderMenu(Navigation);
  await userEvent.click(toggleOf('Services'));
  within(submenuOf('Services') ?? document.body)
    .getByRole('link', { name: 'Plumbing' })
    .focus();
  await userEvent.keyboard('{Escape}');
  expect(submenuOf('Services')).not.toHaveAttribute('open');
  expect(toggleOf('Services')).toHaveFocus();
});

it('stays open at the Escape of an input method', async () => {
  renderMenu(Navigation);
  await userEvent.click(toggleOf('Services'));
  fireEvent.keyDown(document.body, { key: 'Escape', keyCode: 229 });
  expect(submenuOf('Services')).toHaveAttribute('open');
});

it('closes on a click elsewhere', async () => {
  renderMenu(Navigation);
  await userEvent.click(toggleOf('Services'));
  await userEvent.unhover(toggleOf('Services'));
  await userEvent.click(document.body);
  expect(submenuOf('Services')).not.toHaveAttribute('open');
});

it('closes after navigation', async () => {
  renderMenu(Navigation);
  await userEvent.click(toggleOf('Services'));
  await userEvent.click(screen.getByRole('link', { name: 'Plumbing' }));
  expect(submenuOf('Services')).not.toHaveAttribute('open');
});
