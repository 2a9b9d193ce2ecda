import { LOGO, RIBBON, WORDMARK } from '@site/brand/mark';

/** Symbol and wordmark for a deep ground. The heading of the cover carries the name. */
export function Mark() {
  const { width, height, word } = LOGO;
  return (
    <svg className="mark" viewBox={`0 0 ${width} ${height}`} aria-hidden>
      <path d={RIBBON.roof} className="roof" />
      <path d={RIBBON.wall} />
      <path d={RIBBON.floor} className="floor" />
      <path d={WORDMARK} transform={word} />
    </svg>
  );
}
