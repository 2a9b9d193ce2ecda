import type { ComponentProps } from 'react';
import classes from './Honeypot.module.css';

/** A field that no person sees and programs fill in; the service takes such enquiries for what they are. */
export function Honeypot(control: ComponentProps<'input'>) {
  return (
    <div className={classes.honeypot} aria-hidden>
      <label htmlFor="field-website">Leave this empty</label>
      <input {...control} id="field-website" type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
