import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Accordion } from './Accordion.tsx';

const items = [
  { title: 'How fast does somebody come?', body: 'Within ninety minutes.' },
  { title: 'Who pays for parts?', body: 'You do.' },
];

function itemOf(title: string) {
  return screen.getByText(title).closest('details');
}

it('opens only the first item', () => {
  render(<Accordion items={items} isFirstOpen />);
  expect(itemOf('How fast does somebody come?')).toHaveAttribute('open');
  expect(itemOf('Who pays for parts?')).not.toHaveAttribute('open');
});

it('starts with all items closed where nobody asks for more', () => {
  render(<Accordion items={items} />);
  expect(itemOf('How fast does somebody come?')).not.toHaveAttribute('open');
});

it('leaves an open item open when another one is opened', async () => {
  render(<Accordion items={items} isFirstOpen />);
  await userEvent.click(screen.getByText('Who pays for parts?'));
  expect(itemOf('How fast does somebody come?')).toHaveAttribute('open');
  expect(itemOf('Who pays for parts?')).toHaveAttribute('open');
});
