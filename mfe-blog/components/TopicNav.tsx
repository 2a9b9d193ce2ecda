import { Link } from '@site/host/router';
import type { Topic } from '../contract/topics.ts';
import { topicPath } from '../data/topic-path.ts';
import classes from './TopicNav.module.css';

interface TopicNavProps {
  categories: Topic[];
  /** Slug of the category being shown; undefined if all posts are shown. */
  current?: string;
}

/** Links to the categories; nothing if there are fewer than two. */
export function TopicNav({ categories, current }: TopicNavProps) {
  if (categories.length < 2) return null;
  return (
    <nav className={classes.nav} aria-label="Categories of posts">
      <ul>
        <li>
          <Link to="/blogs" aria-current={current === undefined ? 'page' : undefined}>
            All posts
          </Link>
        </li>
        {categories.map(({ slug, name, posts }) => (
          <li key={slug}>
            <Link to={topicPath('category', name)} aria-current={slug === current ? 'page' : undefined}>
              {name} <span>{posts}</span>
              <span className="visually-hidden"> {posts === 1 ? 'post' : 'posts'}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
