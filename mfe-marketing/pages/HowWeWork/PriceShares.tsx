import type { PriceContent } from '../../content/how-we-work-types.ts';
import classes from './PriceShares.module.css';

/** One bar of a hundred rupees, cut where they go. */
export function PriceShares({ shares: { title, parts } }: { shares: PriceContent['shares'] }) {
  return (
    <section className={classes.root}>
      <h3>{title}</h3>
      {/* Drawn, because a width in a style attribute breaks the policy. */}
      <svg className={classes.bar} aria-hidden>
        {parts.map(({ label, rupees }, place) => (
          <rect key={label} data-place={place} x={`${sumBefore(parts, place)}%`} width={`${rupees}%`} height="100%" />
        ))}
      </svg>
      <dl>
        {parts.map(({ label, rupees }, place) => (
          <div key={label}>
            <dt>
              <svg className={classes.key} viewBox="0 0 26 15" aria-hidden>
                <path d="M13 0L26 7.5L13 15L0 7.5Z" data-place={place} />
              </svg>
              {label}
            </dt>
            <dd>₹{rupees}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function sumBefore(parts: { rupees: number }[], place: number): number {
  return parts.slice(0, place).reduce((sum, { rupees }) => sum + rupees, 0);
}
