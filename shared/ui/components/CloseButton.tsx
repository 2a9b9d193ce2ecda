import type { ComponentProps } from 'react';
import classes from './CloseButton.module.css';
import { Icon } from './Icon.tsx';
import { closeIcon } from './icons.ts';

/** The round button at a dialog's corner; takes the `closer` of `useDialog`. */
export function CloseButton({ label, ...button }: ComponentProps<'button'> & { label: string }) {
  return (
    <button {...button} type="button" className={classes.root} aria-label={label}>
      <Icon drawing={closeIcon} />
    </button>
  );
}
