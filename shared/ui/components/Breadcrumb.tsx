import type { Crumb } from '@site/contracts/part';
import { Link } from '@site/host/router';
import classes from './Breadcrumb.module.css';

interface BreadcrumbProps {
  crumbs: Crumb[];
  /** The home page in the language of the page. */
  home?: string;
  /** What screen readers call it, in that language. */
  name?: string;
}

/**
 * `crumbs` run from the level below Home to the current page, which comes last.
 * @example
 * <Breadcrumb crumbs={[{ label: 'Blog', path: '/blogs' }, { label: 'Rain on the roof' }]} />
 */
export function Breadcrumb({ crumbs, home = 'Home', name = 'Breadcrumb' }: BreadcrumbProps) {
  const trail: Crumb[] = [{ label: home, path: '/home' }, ...crumbs];
  return (
    <nav className={classes.root} aria-label={name}>
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

function CrumbLabel({ crumb, isCurrent }: { crumb: Crumb; isCurrent: boolean }) {
  if (isCurrent) return <span aria-current="page">{crumb.label}</span>;
  if (!crumb.path) return <span>{crumb.label}</span>;
  return <Link to={crumb.path}>{crumb.label}</Link>;
}
