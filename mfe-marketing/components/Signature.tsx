import type { SignatureDrawing } from '../content/signature-drawing.ts';
import classes from './Signature.module.css';

/** Over a line; who signed and when stands below it in words. */
export function Signature({ ink, strokes }: SignatureDrawing) {
  return (
    <svg className={classes.root} viewBox="0 0 200 60" aria-hidden>
      <path className={classes.line} d="M0 54H200" />
      <g className={classes.pen} data-ink={ink}>
        {strokes.map(({ width, path }) => (
          <path key={width} strokeWidth={width} d={path} />
        ))}
      </g>
    </svg>
  );
}
