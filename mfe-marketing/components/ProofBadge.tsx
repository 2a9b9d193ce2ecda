import { Link } from '@site/host/router';
import { Icon } from '@site/ui/Icon';
import { fileTextIcon } from '@site/ui/icons';
import classes from './ProofBadge.module.css';

interface ProofBadgeProps {
  /** The claim, in the words beside the badge. */
  claim: string;
  /** Where its proof is. */
  to: string;
}

/** The paper badge of the hero's people, beside a claim. */
export function ProofBadge({ claim, to }: ProofBadgeProps) {
  return (
    <Link to={to} className={classes.root} aria-label={`What stands behind it: ${claim}`}>
      <Icon icon={fileTextIcon} />
    </Link>
  );
}
