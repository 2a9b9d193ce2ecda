import { Link } from '@site/host/router';
import { Picture } from '@site/ui/Picture';
import type { Leader } from '../content/types.ts';
import { pictureSizes } from '../data/picture-sizes.ts';
import classes from './LeaderLinks.module.css';

interface LeaderLinksProps {
  people: Leader[];
  /** `large` where they are half of a band. */
  size?: 'large';
}

/** Faces and names, each leading to the page about them. */
export function LeaderLinks({ people, size }: LeaderLinksProps) {
  return (
    <ul className={classes.people} data-size={size}>
      {people.map(({ name, role, illustration: { picture } }) => (
        <li key={name}>
          <Link to="/our-leadership">
            {/* Named beside it. */}
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
