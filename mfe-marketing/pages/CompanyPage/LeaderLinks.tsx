import { Link } from '@site/host/router';
import { Picture } from '@site/ui/Picture';
import type { Leader } from '../../content/company/types.ts';
import { pictureSizes } from '../../data/picture-sizes.ts';
import classes from './LeaderLinks.module.css';

interface LeaderLinksProps {
  people: Leader[];
}

/** Names, and the portraits that there are, of the leaders, linked to the page about them. */
export function LeaderLinks({ people }: LeaderLinksProps) {
  return (
    <ul role="list" className={classes.people}>
      {people.map(({ name, role, illustration }) => (
        <li key={name}>
          <Link to="/our-leadership">
            {/* No alternative text: the name is beside it. */}
            {illustration && <Picture picture={illustration.picture} alt="" sizes={pictureSizes.face} ground="sand" />}
            <span>
              <strong>{name}</strong> {role}
            </span>
          </Link>
          {illustration && <small>Drawn portrait</small>}
        </li>
      ))}
    </ul>
  );
}
