import { Link } from '@site/host/router';
import type { TopicKind } from '../contract/topics.ts';
import { topicPath } from '../data/topic-path.ts';
import classes from './TopicLinks.module.css';

interface TopicLinksProps {
  kind: TopicKind;
  names: string[];
}

/** Comma-separated, as the specification shows categories and tags everywhere. */
export function TopicLinks({ kind, names }: TopicLinksProps) {
  return (
    <span className={classes.names}>
      {names.map((name, position) => (
        <span key={name}>
          {position > 0 && ', '}
          <Link to={topicPath(kind, name)}>{name}</Link>
        </span>
      ))}
    </span>
  );
}
