import type { ComponentProps, MouseEvent } from 'react';
import classes from './Button.module.css';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet';

interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  isBusy?: boolean;
  /** Shown in place of the label while the button is busy, and announced once; its accessible name stays. */
  busyLabel?: string;
}

/**
 * A button that keeps its focus, size and name while it is busy, and ignores clicks then.
 * @example
 * <Button type="submit" isBusy={isSending} busyLabel="Sending…">Send</Button>
 */
export function Button({
  variant = 'primary',
  isBusy = false,
  busyLabel = 'Please wait...',
  type = 'button',
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <>
      <button
        {...rest}
        type={type}
        className={classes.root}
        data-variant={variant}
        data-busy={isBusy || undefined}
        aria-disabled={isBusy || undefined}
        // Not `disabled`: that would drop the focus and hide the button from screen readers.
        onClick={isBusy ? swallow : onClick}
      >
        <span className={classes.label}>{children}</span>
        {isBusy && (
          <span className={classes.busy} aria-hidden>
            {busyLabel}
          </span>
        )}
      </button>
      <span role="status" className="visually-hidden">
        {isBusy ? busyLabel : ''}
      </span>
    </>
  );
}

function swallow(event: MouseEvent) {
  event.preventDefault();
}
