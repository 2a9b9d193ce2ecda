import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { useDialog } from './useDialog.ts';

it('opens and closes before any script runs', async () => {
  const dialog = await openDialog();
  expect(screen.getByRole('button', { name: 'Call me back' })).toHaveAttribute('command', 'show-modal');
  expect(screen.getByRole('button', { name: 'Call me back' })).toHaveAttribute('commandfor', dialog.id);
  expect(screen.getByRole('button', { name: 'Close' })).toHaveAttribute('command', 'close');
  expect(screen.getByRole('button', { name: 'Close' })).toHaveAttribute('commandfor', dialog.id);
});

it('opens and closes in browsers that do not know commands', async () => {
  const dialog = await openDialog();
  expect(dialog).toHaveAttribute('open');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(dialog).not.toHaveAttribute('open');
});

it('opens and closes by a script', async () => {
  render(<CallBack />, { wrapper: MemoryRouter });
  await userEvent.click(screen.getByRole('button', { name: 'Open by script' }));
  expect(screen.getByRole('dialog', { name: 'Call me back' })).toHaveAttribute('open');
  await userEvent.click(screen.getByRole('button', { name: 'Close by script' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('closes on a click beside it', async () => {
  const dialog = await openDialog();
  await userEvent.click(dialog);
  expect(dialog).not.toHaveAttribute('open');
});

it('stays open when text is marked inside and the pointer is let go beside', async () => {
  const dialog = await openDialog();
  fireEvent.pointerDown(screen.getByText('Within the hour.'));
  fireEvent.click(dialog);
  expect(dialog).toHaveAttribute('open');
});

async function openDialog() {
  render(<CallBack />, { wrapper: MemoryRouter });
  await userEvent.click(screen.getByRole('button', { name: 'Call me back' }));
  return screen.getByRole('dialog', { name: 'Call me back' });
}

function CallBack() {
  const { opener, closer, dialog, open, close } = useDialog('call-back');
  return (
    <>
      <button type="button" {...opener}>
        Call me back
      </button>
      <button type="button" onClick={open}>
        Open by script
      </button>
      <dialog {...dialog} aria-label="Call me back">
        <p>Within the hour.</p>
        <button type="button" {...closer}>
          Close
        </button>
        <button type="button" onClick={close}>
          Close by script
        </button>
      </dialog>
    </>
  );
}
