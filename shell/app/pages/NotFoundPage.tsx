import { homePath } from '@site/brand';
import { notFoundPath } from '@site/contracts/paths';
import { Link, useLocation, useNavigate, useNavigationType } from '@site/host/router';
import { useShell } from '@site/host/shell-api';
import notFound from '@site/pictures/masters/not-found.webp';
import { removeInvisible } from '@site/text/visible-text';
import { Breadcrumb } from '@site/ui/Breadcrumb';
import { Button } from '@site/ui/Button';
import { ErrorPage, errorPageSizes } from '@site/ui/ErrorPage';
import { Icon } from '@site/ui/Icon';
import { arrowRightIcon } from '@site/ui/icons';
import { Picture } from '@site/ui/Picture';
import { type FormEvent, useEffect } from 'react';
import { stepOnPage } from '../layout/usePageChange.ts';
import { menuTree } from '../menu.tsx';
import { SearchForm } from '../search/SearchForm.tsx';
import { decoded, firstCharacters } from '../visitor-text.ts';
import classes from './NotFoundPage.module.css';

/** The 404 page. The server sends it at the unknown address, which the browser changes to /404; the history entry keeps the unknown path. */
export function NotFoundRoute() {
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const unknownPath = unknownPathOf(pathname, state);
  // A link has opened a new page; on the served one the visitor may be typing already.
  const isServed = useNavigationType() === 'POP';
  useEffect(() => {
    if (pathname === notFoundPath) return;
    const entry = { unknownPath, ...(isServed && stepOnPage) };
    navigate(notFoundPath, { replace: true, preventScrollReset: isServed, state: entry });
  }, [pathname, unknownPath, isServed, navigate]);
  return <NotFoundPage suggestion={wordsOfPath(unknownPath)} />;
}

/** Empty if the visitor opened /404 itself. */
function unknownPathOf(pathname: string, state: { unknownPath?: unknown } | null): string {
  if (pathname !== notFoundPath) return pathname;
  return typeof state?.unknownPath === 'string' ? state.unknownPath : '';
}

/** @param props.suggestion What the visitor may have been looking for. */
function NotFoundPage({ suggestion }: { suggestion: string }) {
  return (
    <ErrorPage
      breadcrumb={<Breadcrumb crumbs={[{ label: 'Page not found' }]} />}
      exclamation="Oh...ho..."
      title="Page not found"
      text={
        <>
          <p className={classes.sorry}>Sorry, Something Went Wrong.</p>
          <p>The page you are looking for was moved, removed, renamed or never existed.</p>
        </>
      }
      actions={<BackToHome />}
      picture={
        <Picture
          picture={notFound}
          alt="A miniature room at night where a worker with a torch stands puzzled beside a robot vacuum cleaner while light falls in through an open door."
          sizes={errorPageSizes}
          isEager
          ground="none"
        />
      }
    >
      <div className={classes.search}>
        <SearchForm query="" suggestion={suggestion} variant="secondary" />
      </div>
      <SuggestedPages />
    </ErrorPage>
  );
}

/** A form, so that it is a button without scripts too. */
function BackToHome() {
  const navigate = useNavigate();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    navigate(homePath);
  };
  return (
    <form action={homePath} onSubmit={submit}>
      <Button type="submit">Back to Home</Button>
    </form>
  );
}

/** The pages that most visitors come for. A link is left out if the release has no such page. */
const suggestedPaths = ['/services', '/industries', '/contact'];

function SuggestedPages() {
  const items = menuTree(useShell().routes, 'main').filter(({ path }) => suggestedPaths.includes(path));
  return (
    <nav className={classes.suggestions} aria-labelledby="suggested-pages">
      <h2 id="suggested-pages">Or go on from here</h2>
      <ul>
        {items.map(({ path, label }) => (
          <li key={path}>
            <Link to={path}>
              {label}
              <Icon icon={arrowRightIcon} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const maxWordsLength = 100;

/**
 * Guesses from an unknown path the words to search for.
 * @example
 * wordsOfPath('/plumbing-servces'); // 'plumbing servces'
 */
export function wordsOfPath(pathname: string): string {
  const words = decoded(pathname)
    .split(/[-/\s]/)
    .map(removeInvisible)
    .filter(Boolean)
    .join(' ');
  return firstCharacters(words, maxWordsLength).trimEnd();
}
