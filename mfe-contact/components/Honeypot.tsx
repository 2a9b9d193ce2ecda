import type { ComponentProps } from 'react';
import classes from './Honeypot.module.css';

/** A field that people do not see and bots fill in: an enquiry with it is suspected, a subscription is dropped. */
export function Honeypot(control: ComponentProps<'input'> & { id: string }) {
  return (
    <div className={classes.honeypot} aria-hidden>
      <label htmlFor={control.id}>Leave this empty</label>
      <input {...control} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
