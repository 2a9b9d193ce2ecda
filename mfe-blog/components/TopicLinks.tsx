import { Link } from '@site/host/router';
import type { TopicKind } from '../contract/topics.ts';
import type { TopicName } from '../data/parse-responses.ts';
import { topicPath } from '../data/paths.ts';
import classes from './TopicLinks.module.css';

export interface TopicLinksProps {
  kind: TopicKind;
  topics: TopicName[];
}

/**
 * Comma-separated, as the specification shows categories and tags everywhere. A name leads to its topic's page where the
 * server has one; nothing if there are no names.
 */
export function TopicLinks({ kind, topics }: TopicLinksProps) {
  if (topics.length === 0) return null;
  return (
    <span className={classes.names}>
      {topics.map(({ name, slug }, index) => (
        <span key={name}>
          {slug ? <Link to={topicPath(kind, slug)}>{name}</Link> : <span>{name}</span>}
          {index < topics.length - 1 && <span>{', '}</span>}
        </span>
      ))}
    </span>
  );
}
