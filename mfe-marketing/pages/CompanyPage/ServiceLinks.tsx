import { Link } from '@site/host/router';
import { useShell } from '@site/host/shell-api';
import { Icon } from '@site/ui/Icon';
import { arrowRightIcon } from '@site/ui/icons';
import classes from './ServiceLinks.module.css';

/** Links to the pages of all services, in the order of the menu. */
export function ServiceLinks() {
  const { routes } = useShell();
  const services = routes.filter(({ page }) => page === 'ServicePage');
  return (
    <ul className={classes.links}>
      {services.map(({ path, label }) => (
        <li key={path}>
          <Link to={path}>
            {label}
            <Icon icon={arrowRightIcon} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
