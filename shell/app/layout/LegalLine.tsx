import { brand } from '@site/shared/brand';
import { Link } from '@site/shared/router';
import { useServices } from '@site/shared/services';
import classes from './LegalLine.module.css';
import { menuTree } from './menu-tree.ts';

/** What India's companies rules ask a company site to show, and the legal pages. */
export function LegalLine() {
  const { legalName, cin, registeredOffice, grievance } = brand.registration;
  return (
    <div className={classes.root}>
      <dl>
        <div>
          <dt>CIN</dt>
          <dd>{cin}</dd>
        </div>
        <div>
          <dt>Registered office</dt>
          <dd>{registeredOffice}</dd>
        </div>
        <div>
          <dt>Grievances</dt>
          <dd>
            {grievance.name}, <a href={`mailto:${grievance.email}`}>{grievance.email}</a>
          </dd>
        </div>
      </dl>
      <div className={classes.last}>
        <p>© {legalName}. All rights reserved.</p>
        <nav aria-label="Legal">
          <ul>
            {menuTree(useServices().routes, 'legal').map((item) => (
              <li key={item.path}>
                <Link to={item.path}>{item.label}</Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </div>
  );
}
