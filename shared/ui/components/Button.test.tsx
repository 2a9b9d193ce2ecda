import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './Button.tsx';

function renderForm(isBusy: boolean) {
  const onSend = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <form onSubmit={onSend}>
      <Button type="submit" isBusy={isBusy}>
        Send a Message
      </Button>
    </form>,
  );
  return onSend;
}

it('sends nothing a second time while busy', async () => {
  const onSend = renderForm(true);
  await userEvent.click(screen.getByRole('button'));
  expect(onSend).not.toHaveBeenCalled();
});

it('can keep the focus while it is busy', () => {
  renderForm(true);
  const button = screen.getByRole('button', { name: 'Please wait...' });
  button.focus();
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-disabled', 'true');
});

it('shows that it is busy, and says so aloud', () => {
  renderForm(true);
  expect(screen.getByRole('button')).toHaveTextContent('Please wait...');
  expect(screen.getByRole('status')).toHaveTextContent('Please wait...');
});

it('leaves the focus in a field while it is pressed, so that nothing moves', () => {
  renderForm(false);
  expect(fireEvent.mouseDown(screen.getByRole('button'))).toBe(false);
});

it('does not submit a form by accident', () => {
  const onSend = jest.fn();
  render(
    <form onSubmit={onSend}>
      <Button>Show more</Button>
    </form>,
  );
  fireEvent.click(screen.getByRole('button'));
  expect(onSend).not.toHaveBeenCalled();
});
