import classes from './EmptyRoom.module.css';

/** A drawn room for when something has failed; `holds` is what stands in it, as path data. It needs no file, so it can be shown offline. */
export function EmptyRoom({ holds }: { holds: string }) {
  return (
    <svg className={classes.root} viewBox="18 12 204 198" aria-hidden>
      <path d="M20 142V72l100-58v70z" data-fill="mint" />
      <path d="M120 84V14l100 58v70z" data-fill="sun" />
      <path d="m120 84 100 58-100 58-100-58z" data-fill="sand" />
      <path d="M20 142v7l100 58 100-58v-7l-100 58z" fill="currentColor" />
      <path d={holds} />
    </svg>
  );
}
