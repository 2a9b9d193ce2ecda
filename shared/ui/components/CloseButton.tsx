import type { ComponentProps } from 'react';
import classes from './CloseButton.module.css';
import { Icon } from './Icon.tsx';

/** The round button at a dialog's corner; takes the `closer` of `useDialog`. */
export function CloseButton({ label, ...button }: ComponentProps<'button'> & { label: string }) {
  return (
    <button {...button} type="button" className={classes.root} aria-label={label}>
      <Icon name="close" />
    </button>
  );
}
