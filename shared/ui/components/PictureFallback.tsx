import classes from './Picture.module.css';

interface PictureFallbackProps {
  alt: string;
  width: number;
  height: number;
}

/**
 * A drawn house in place of a picture that failed to load, with the same shape and alternative text.
 * @example
 * <PictureFallback alt="A swept courtyard" width={4} height={3} />
 */
export function PictureFallback({ alt, width, height }: PictureFallbackProps) {
  const scale = Math.min(width, height) / (2 * houseSize);
  const place = `translate(${(width - houseSize * scale) / 2} ${(height - houseSize * scale) / 2}) scale(${scale})`;
  return (
    <svg
      className={classes.fallback}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={alt}
      aria-hidden={alt === '' || undefined}
    >
      <g transform={place}>
        <path d="M60 12 108 40v40L60 108 12 80V40z" />
        <path d="M60 12 108 40 60 68 12 40z" className={classes.roof} />
        <path d="M60 68v40" />
        <path d="M26 62l20 12v16L26 78zM74 74l20-12v16L74 90z" className={classes.window} />
      </g>
    </svg>
  );
}

const houseSize = 120;
