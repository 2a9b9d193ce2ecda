import type { MouseEvent, ReactNode, SyntheticEvent } from 'react';
import { CloseButton } from './CloseButton.tsx';
import classes from './Dialog.module.css';
import type { DialogControl } from './useDialog.ts';

interface DialogProps {
  /** From `useDialog`, whose `opener` goes to a button. */
  control: DialogControl;
  title: string;
  children: ReactNode;
  /** Buttons at the lower edge. */
  actions?: ReactNode;
  /** Something is under way: nothing but a script closes it. */
  isBusy?: boolean;
}

/** A question or a small form above the page, which waits meanwhile. */
export function Dialog({ control: { dialog, closer }, title, children, actions, isBusy = false }: DialogProps) {
  const titleId = `${dialog.id}-title`;
  return (
    <dialog
      {...dialog}
      {...(isBusy && held)}
      className={classes.root}
      aria-labelledby={titleId}
      aria-busy={isBusy || undefined}
    >
      <div className={classes.sheet}>
        <div className={classes.head}>
          <h2 id={titleId}>{title}</h2>
          <CloseButton label="Close" aria-disabled={isBusy || undefined} {...closer} {...(isBusy && heldClick)} />
        </div>
        <div className={classes.body}>{children}</div>
        {actions && <div className={classes.actions}>{actions}</div>}
      </div>
    </dialog>
  );
}

// Told twice: browsers that do not know `closedby` still ask before Escape closes.
const held = { closedby: 'none', onCancel: swallow, onClick: undefined } as const;
const heldClick = { onClick: swallow };

function swallow(event: MouseEvent | SyntheticEvent) {
  event.preventDefault();
}
