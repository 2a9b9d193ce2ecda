import { Link } from '@site/host/router';
import { useServices } from '@site/host/services';
import { Icon } from '@site/ui/Icon';
import { arrowRightIcon } from '@site/ui/icons';
import classes from './ServiceLinks.module.css';

/** Names of services, each linked where the release has a page for it. */
export function ServiceLinks({ names }: { names: string[] }) {
  const { routes } = useServices();
  return (
    <ul className={classes.links}>
      {names.map((name) => {
        const route = routes.find(({ label }) => label === name);
        return (
          <li key={name}>
            {route ? (
              <Link to={route.path}>
                {name}
                <Icon drawing={arrowRightIcon} />
              </Link>
            ) : (
              name
            )}
          </li>
        );
      })}
    </ul>
  );
}
