import type { Crumb } from '@site/contracts/part';
import { Link } from '@site/host/router';
import classes from './Breadcrumb.module.css';

/**
 * `crumbs` run from the level below Home to the current page, which comes last.
 * @example
 * <Breadcrumb crumbs={[{ label: 'Blog', path: '/blogs' }, { label: 'Rain on the roof' }]} />
 */
export function Breadcrumb({ crumbs }: { crumbs: Crumb[] }) {
  const trail: Crumb[] = [{ label: 'Home', path: '/home' }, ...crumbs];
  return (
    <nav className={classes.root} aria-label="Breadcrumb">
      <ol>
        {trail.map((crumb, index) => (
          // English on pages in other languages too
          <li key={crumb.label} lang={index === 0 ? 'en-IN' : undefined}>
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
