import { LOGO, RIBBON, WORDMARK } from '@site/brand/mark';
import classes from './Logo.module.css';

/** Symbol and wordmark. Decorative: the link around it carries the name. */
export function Logo() {
  const { width, height, word } = LOGO;
  return (
    <svg className={classes.root} viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden>
      <path d={RIBBON.roof} data-part="roof" />
      <path d={RIBBON.wall} data-part="wall" />
      <path d={RIBBON.floor} data-part="floor" />
      <path d={WORDMARK} transform={word} data-part="word" />
    </svg>
  );
}
