import { LOGO, RIBBON, WORDMARK } from '@site/brand/mark';
import classes from './Logo.module.css';

/** Symbol and wordmark; in a square box the symbol alone. Decorative: the link around it carries the name. */
export function Logo() {
  const { width, height, word } = LOGO;
  return (
    <svg
      className={classes.root}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMinYMid slice"
      width={width}
      height={height}
      aria-hidden
    >
      <path d={RIBBON.roof} className={classes.roof} />
      <path d={RIBBON.wall} className={classes.wall} />
      <path d={RIBBON.floor} className={classes.floor} />
      <path d={WORDMARK} transform={word} className={classes.word} />
    </svg>
  );
}
