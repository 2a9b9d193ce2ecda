import { Link } from '@site/host/router';
import { Icon } from '@site/ui/Icon';
import { chevronDownIcon } from '@site/ui/icons';
import { Fragment } from 'react';
import type { Topic } from '../contract/topics.ts';
import { topicPath } from '../data/paths.ts';
import classes from './TopicNav.module.css';

interface TopicNavProps {
  /** The most used first. */
  categories: Topic[];
  /** Slug of the category being shown; undefined if all posts are shown. */
  current?: string;
}

/** Links to the categories; on narrow screens the less used ones are behind 'More topics'. Nothing if there are fewer than two. */
export function TopicNav({ categories, current }: TopicNavProps) {
  if (categories.length < 2) return null;
  const { shown, folded } = splitTopics(categories, current);
  return (
    <nav className={classes.nav} aria-label="Categories of posts">
      <ul>
        <li>
          <Link to="/blogs" aria-current={current === undefined ? 'page' : undefined}>
            All posts
          </Link>
        </li>
        <TopicItems topics={shown} current={current} />
      </ul>
      {folded.length > 0 && (
        // Keyed by list, so that it closes when another list is shown.
        <Fragment key={current}>
          <details suppressHydrationWarning>
            <summary>
              More topics
              <Icon icon={chevronDownIcon} />
            </summary>
          </details>
          {/* Outside `details`, because a wide screen shows them always, as in `Fold`. */}
          <ul>
            <TopicItems topics={folded} current={current} />
          </ul>
        </Fragment>
      )}
    </nav>
  );
}

function TopicItems({ topics, current }: { topics: Topic[]; current: string | undefined }) {
  return topics.map(({ slug, name, posts }) => (
    <li key={slug}>
      <Link to={topicPath('category', slug)} aria-current={slug === current ? 'page' : undefined}>
        {name} <span>{posts}</span>
        <span className="visually-hidden">{posts === 1 ? ' post' : ' posts'}</span>
      </Link>
    </li>
  ));
}

/** As many as fit into one row of a tablet with 'All posts' and 'More topics', the current one included. */
const maxShown = 3;

function splitTopics(categories: Topic[], current: string | undefined) {
  // A single one takes no more room than the toggle that would hide it.
  if (categories.length <= maxShown + 1) return { shown: categories, folded: [] };
  const mostUsed = categories.filter(({ posts }) => posts > 1).slice(0, maxShown);
  const chosen = categories.find(({ slug }) => slug === current);
  const shown = chosen && !mostUsed.includes(chosen) ? [...mostUsed.slice(0, maxShown - 1), chosen] : mostUsed;
  return { shown, folded: categories.filter((category) => !shown.includes(category)) };
}
