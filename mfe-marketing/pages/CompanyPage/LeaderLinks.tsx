import { Link } from '@site/host/router';
import { Picture } from '@site/ui/Picture';
import type { Leader } from '../../content/company/types.ts';
import { pictureSizes } from '../../data/picture-sizes.ts';
import classes from './LeaderLinks.module.css';

interface LeaderLinksProps {
  people: Leader[];
  /** `large` where the list fills half of a band. */
  size?: 'large';
}

/** Portraits and names of the leaders, linked to the page about them. */
export function LeaderLinks({ people, size }: LeaderLinksProps) {
  return (
    <ul role="list" className={classes.people} data-size={size}>
      {people.map(({ name, role, illustration: { picture } }) => (
        <li key={name}>
          <Link to="/our-leadership">
            {/* No alternative text: the name is beside it. */}
            <Picture picture={picture} alt="" sizes={pictureSizes[size ? 'third' : 'face']} ground="sand" />
            <span>
              <strong>{name}</strong> {role}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
