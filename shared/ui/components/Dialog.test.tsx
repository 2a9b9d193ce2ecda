import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import { useDialog } from './useDialog.ts';

it('can be opened and closed before any script runs', async () => {
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
  render(<CallBack isBusy={false} />, { wrapper: MemoryRouter });
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

describe('while it is busy', () => {
  it('is kept open by its button and by a click beside it', async () => {
    const dialog = await openDialog(true);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await userEvent.click(dialog);
    expect(dialog).toHaveAttribute('open');
  });

  it('is kept open on Escape', async () => {
    const dialog = await openDialog(true);
    const cancel = createEvent('cancel', dialog, { cancelable: true });
    fireEvent(dialog, cancel);
    expect(cancel.defaultPrevented).toBe(true);
    expect(dialog).toHaveAttribute('closedby', 'none');
  });

  it('keeps its close button in reach and says what it is', async () => {
    const dialog = await openDialog(true);
    const button = screen.getByRole('button', { name: 'Close' });
    button.focus();
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(dialog).toHaveAttribute('aria-busy', 'true');
  });
});

async function openDialog(isBusy = false) {
  render(<CallBack isBusy={isBusy} />, { wrapper: MemoryRouter });
  await userEvent.click(screen.getByRole('button', { name: 'Call me back' }));
  return screen.getByRole('dialog', { name: 'Call me back' });
}

function CallBack({ isBusy }: { isBusy: boolean }) {
  const control = useDialog('call-back');
  return (
    <>
      <Button {...control.opener}>Call me back</Button>
      <Button onClick={control.open}>Open by script</Button>
      <Dialog
        control={control}
        title="Call me back"
        isBusy={isBusy}
        actions={<Button onClick={control.close}>Close by script</Button>}
      >
        <p>Within the hour.</p>
      </Dialog>
    </>
  );
}
