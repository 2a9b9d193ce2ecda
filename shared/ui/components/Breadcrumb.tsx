import { homePath } from '@site/brand';
import type { Crumb } from '@site/contracts/part';
import { Link } from '@site/host/router';
import classes from './Breadcrumb.module.css';

export interface BreadcrumbWords {
  /** What screen readers call it. */
  name: string;
  /** The home page. */
  home: string;
}

interface BreadcrumbProps {
  crumbs: Crumb[];
  /** English where absent. */
  words?: BreadcrumbWords;
}

/**
 * `crumbs` run from the level below Home to the current page, which comes last.
 * @example
 * <Breadcrumb crumbs={[{ label: 'Blog', path: '/blogs' }, { label: 'Rain on the roof' }]} />
 */
export function Breadcrumb({ crumbs, words = english }: BreadcrumbProps) {
  const trail: Crumb[] = [{ label: words.home, path: homePath }, ...crumbs];
  return (
    <nav className={classes.root} aria-label={words.name}>
      <ol>
        {trail.map((crumb, index) => (
          <li key={crumb.label}>
            <CrumbLabel crumb={crumb} isCurrent={index === trail.length - 1} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

const english = { name: 'Breadcrumb', home: 'Home' };

function CrumbLabel({ crumb, isCurrent }: { crumb: Crumb; isCurrent: boolean }) {
  if (isCurrent) return <span aria-current="page">{crumb.label}</span>;
  if (!crumb.path) return <span>{crumb.label}</span>;
  return <Link to={crumb.path}>{crumb.label}</Link>;
}
