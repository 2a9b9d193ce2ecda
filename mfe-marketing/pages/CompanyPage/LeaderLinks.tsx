import { Link } from '@site/host/router';
import { Picture } from '@site/ui/Picture';
import type { Leader } from '../../content/company/types.ts';
import { pictureSizes } from '../../data/picture-sizes.ts';
import classes from './LeaderLinks.module.css';

interface LeaderLinksProps {
  people: Leader[];
}

/** Portraits and names of the leaders, linked to the page about them. */
export function LeaderLinks({ people }: LeaderLinksProps) {
  return (
    <div className={classes.people}>
      <ul role="list">
        {people.map(({ name, role, illustration }) => (
          <li key={name}>
            <Link to="/our-leadership">
              {/* No alternative text: the name is beside it. */}
              <Picture picture={illustration.picture} alt="" sizes={pictureSizes.leaderCard} ground="sand" />
              <span>
                <strong>{name}</strong> {role}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <small>{people.length > 1 ? 'Drawn portraits' : 'Drawn portrait'}</small>
    </div>
  );
}
