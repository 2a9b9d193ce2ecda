import { Link } from '@site/host/router';
import classes from './HitList.module.css';
import { HitSection } from './HitSection.tsx';
import { sectionsOf } from './hit-sections.ts';
import { Marked } from './Marked.tsx';
import type { Hit } from './search-result.ts';

/** Results on the search page: the best match, then the others by section. */
export function HitList({ hits }: { hits: Hit[] }) {
  return (
    <div className={classes.root}>
      {sectionsOf(hits).map((section) => (
        <section key={section.name}>
          <h2>
            {section.name} {section.hits[0]?.isBest ?? <span>{section.hits.length}</span>}
          </h2>
          <ol>
            {section.hits.map((hit) => (
              <li key={hit.path}>
                <Found {...hit} />
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

function Found({ path, title, text, section, words, isBest }: Hit) {
  return (
    <>
      <h3>
        <Link to={path}>
          <Marked text={title} words={words} />
        </Link>
      </h3>
      {isBest && <HitSection section={section} />}
      <p>
        <Marked text={text} words={words} />
      </p>
    </>
  );
}
