import { Link } from '@site/host/router';
import type { Hit } from './create-search.ts';
import classes from './HitList.module.css';
import { HitSection } from './HitSection.tsx';
import { Marked } from './Marked.tsx';

/** Results on the search page, best first. */
export function HitList({ hits }: { hits: Hit[] }) {
  return (
    <ol className={classes.root}>
      {hits.map(({ path, title, text, section, words }) => (
        <li key={path}>
          <h2>
            <Link to={path}>
              <Marked text={title} words={words} />
            </Link>
          </h2>
          <HitSection section={section} />
          <p className={classes.text}>
            <Marked text={text} words={words} />
          </p>
        </li>
      ))}
    </ol>
  );
}
