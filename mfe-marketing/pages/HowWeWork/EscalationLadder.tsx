import { Icon } from '@site/ui/Icon';
import { alertIcon } from '@site/ui/icons';
import type { EscalationContent } from '../../content/how-we-work-types.ts';
import classes from './EscalationLadder.module.css';

/** Who hears of a late fault, from the site upwards, and when; then the emergencies for which all of them are called at once. */
export function EscalationLadder({ escalation: { rungs, atOnce } }: { escalation: EscalationContent }) {
  return (
    <>
      <ol className={classes.rungs}>
        {rungs.map(({ role, when, text }) => (
          <li key={role}>
            <h4>
              {when}: {role}
            </h4>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <section className={classes.atOnce}>
        <Icon drawing={alertIcon} />
        <div>
          <h4>{atOnce.title}</h4>
          <p>{atOnce.text}</p>
        </div>
      </section>
    </>
  );
}
