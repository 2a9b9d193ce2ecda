import { Panel } from '../../components/Panel.tsx';
import type { PriceContent } from '../../content/how-we-work/types.ts';
import classes from './PriceShares.module.css';

/** A bar of a hundred rupees, divided by what they are spent on. */
export function PriceShares({ shares: { title, parts } }: { shares: PriceContent['shares'] }) {
  return (
    <Panel>
      <section className={classes.root}>
        <h4>{title}</h4>
        {/* SVG, because the content security policy forbids a width in a style attribute. */}
        <svg className={classes.bar} aria-hidden>
          {parts.map(({ label, rupees }, index) => (
            <rect key={label} data-place={index} x={`${sumBefore(parts, index)}%`} width={`${rupees}%`} height="100%" />
          ))}
        </svg>
        <dl>
          {parts.map(({ label, rupees }, index) => (
            <div key={label}>
              <dt>
                <svg className={classes.key} aria-hidden>
                  <rect width="100%" height="100%" rx="2" data-place={index} />
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

function sumBefore(parts: { rupees: number }[], index: number): number {
  return parts.slice(0, index).reduce((sum, { rupees }) => sum + rupees, 0);
}
