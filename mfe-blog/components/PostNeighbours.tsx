import { Link } from '@site/host/router';
import { Icon } from '@site/ui/Icon';
import { arrowLeftIcon, arrowRightIcon } from '@site/ui/icons';
import type { ShownLink } from '../data/parse-responses.ts';
import { postPath } from '../data/paths.ts';
import classes from './PostNeighbours.module.css';

interface PostNeighboursProps {
  previous?: ShownLink;
  next?: ShownLink;
}

/** Links to the posts before and after this one in time, and to all posts. */
export function PostNeighbours({ previous, next }: PostNeighboursProps) {
  return (
    <nav className={classes.neighbours} aria-label="Other posts">
      {previous && (
        <Link to={postPath(previous.slug)} rel="prev">
          <span data-role="direction">
            <Icon icon={arrowLeftIcon} /> Previous post
          </span>
          <span data-role="title">{previous.title}</span>
        </Link>
      )}
      {next && (
        <Link to={postPath(next.slug)} rel="next">
          <span data-role="direction">
            Next post <Icon icon={arrowRightIcon} />
          </span>
          <span data-role="title">{next.title}</span>
        </Link>
      )}
      <Link to="/blogs">All posts</Link>
    </nav>
  );
}
