import { Link } from '@site/host/router';
import { useServices } from '@site/host/services';
import { Breadcrumb } from '@site/ui/Breadcrumb';
import { ButtonLink } from '@site/ui/ButtonLink';
import { Icon } from '@site/ui/Icon';
import { Picture } from '@site/ui/Picture';
import notFound from '../../pictures/not-found.webp';
import { menuTree } from '../layout/menu-tree.ts';
import { SearchForm } from '../search/SearchForm.tsx';
import classes from './NotFoundPage.module.css';

export function NotFoundPage() {
  return (
    <div className={classes.root}>
      <div className={classes.words}>
        <Breadcrumb crumbs={[{ label: 'Page not found' }]} />
        <p className={classes.cry}>Oh...ho...</p>
        <h1 tabIndex={-1}>Sorry, Something Went Wrong.</h1>
        <p className={classes.text}>The page you are looking for was moved, removed, renamed or never existed.</p>
        <ButtonLink to="/home">Back to Home</ButtonLink>
        <div className={classes.search}>
          <SearchForm query="" variant="secondary" />
        </div>
        <WaysOn />
      </div>
      <div className={classes.picture}>
        <Picture
          picture={notFound}
          alt="A miniature room at night where a worker with a torch stands puzzled beside a robot vacuum cleaner while light falls in through an open door."
          sizes="(min-width: 940px) 40rem, 92vw"
          isEager
          ground="none"
        />
      </div>
    </div>
  );
}

/** What most visitors come for; a release without one of these pages leaves out its link. */
const soughtPaths = ['/services', '/industries', '/contact'];

function WaysOn() {
  const items = menuTree(useServices().routes, 'main').filter(({ path }) => soughtPaths.includes(path));
  return (
    <nav className={classes.ways} aria-labelledby="ways-on">
      <h2 id="ways-on">Or go on from here</h2>
      <ul>
        {items.map(({ path, label }) => (
          <li key={path}>
            <Link to={path}>
              {label}
              <Icon name="arrow-right" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
