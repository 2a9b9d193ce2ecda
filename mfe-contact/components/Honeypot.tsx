import type { ComponentProps } from 'react';
import classes from './Honeypot.module.css';

/** A field that no person sees and programs fill in; the service takes such enquiries for what they are. */
export function Honeypot(control: ComponentProps<'input'> & { id: string }) {
  return (
    <div className={classes.honeypot} aria-hidden>
      <label htmlFor={control.id}>Leave this empty</label>
      <input {...control} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
