import { Panel } from '../../components/Panel.tsx';
import type { PriceContent } from '../../content/how-we-work-types.ts';
import classes from './PriceShares.module.css';

/** One bar of a hundred rupees, cut where they go. */
export function PriceShares({ shares: { title, parts } }: { shares: PriceContent['shares'] }) {
  return (
    <Panel>
      <section className={classes.root}>
        <h4>{title}</h4>
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
                <svg className={classes.key} aria-hidden>
                  <rect width="100%" height="100%" rx="2" data-place={place} />
                </svg>
                {label}
              </dt>
              <dd>₹{rupees}</dd>
            </div>
          ))}
        </dl>
      </section>
    </Panel>
  );
}

function sumBefore(parts: { rupees: number }[], place: number): number {
  return parts.slice(0, place).reduce((sum, { rupees }) => sum + rupees, 0);
}
