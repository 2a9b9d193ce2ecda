import classes from './Honeypot.module.css';

/**
 * A field that people do not see and bots fill in. Password managers fill in what they know, so it has a name that none knows, and is marked
 * for those that can be told to leave it.
 */
export function Honeypot({ id }: { id: string }) {
  return (
    <div className={classes.honeypot} aria-hidden>
      <label htmlFor={id}>Leave this empty</label>
      <input
        id={id}
        name="form_botcheck"
        type="text"
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore=""
        data-lpignore="true"
        data-bwignore=""
      />
    </div>
  );
}
