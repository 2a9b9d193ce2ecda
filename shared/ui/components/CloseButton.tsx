import type { ComponentProps } from 'react';
import classes from './CloseButton.module.css';
import { Icon } from './Icon.tsx';
import { closeIcon } from './icons.ts';

/**
 * The round button in a dialog's corner; spread the `closer` of `useDialog` on it.
 * @example
 * <CloseButton label="Close menu" {...closer} />
 */
export function CloseButton({ label, ...button }: ComponentProps<'button'> & { label: string }) {
  return (
    <button {...button} type="button" className={classes.root} aria-label={label}>
      <Icon icon={closeIcon} />
    </button>
  );
}
