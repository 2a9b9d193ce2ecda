import type { ComponentProps, MouseEvent } from 'react';
import classes from './Button.module.css';

export type ButtonVariant = 'primary' | 'secondary';

interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  isBusy?: boolean;
  /** The name of the button while it is busy, shown in place of the label and announced once. */
  busyLabel?: string;
  /** Shows a spinner alone while the button is busy; `busyLabel` is its name. */
  isSpinnerAlone?: boolean;
}

/**
 * A button that keeps its focus and size while it is busy, and ignores clicks then.
 * @example
 * <Button type="submit" isBusy={isSending} busyLabel="Sending…">Send</Button>
 */
export function Button({
  variant = 'primary',
  isBusy = false,
  busyLabel = 'Please wait...',
  isSpinnerAlone = false,
  type = 'button',
  children,
  onClick,
  // Leaving a field at a press may show or hide its message, which would move the button from under the pointer before it is released.
  onMouseDown = type === 'submit' ? preventDefault : undefined,
  ...rest
}: ButtonProps) {
  return (
    <>
      <button
        {...rest}
        type={type}
        className={classes.root}
        data-variant={variant}
        data-busy={isBusy ? (isSpinnerAlone ? 'spinner' : 'label') : undefined}
        aria-disabled={isBusy || undefined}
        // Not `disabled`: that would drop the focus and hide the button from screen readers.
        onClick={isBusy ? preventDefault : onClick}
        onMouseDown={onMouseDown}
      >
        <span className={classes.label} aria-hidden={isBusy || undefined}>
          {children}
        </span>
        {isBusy && (
          <span className={classes.busy}>
            <span className={isSpinnerAlone ? 'visually-hidden' : undefined}>{busyLabel}</span>
          </span>
        )}
      </button>
      <span role="status" className="visually-hidden">
        {isBusy ? busyLabel : ''}
      </span>
    </>
  );
}

function preventDefault(event: MouseEvent) {
  event.preventDefault();
}
