import { Link } from '@site/host/router';
import { ErrorBoundary } from '../ErrorBoundary.tsx';
import { useFrameWords } from '../frame-words.ts';
import { markShellFailed } from '../mark-part-failed.ts';
import { SearchButton } from '../search/SearchButton.tsx';
import { ToastHost } from '../toasts/ToastHost.tsx';
import classes from './Header.module.css';
import { Logo } from './Logo.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import { Navigation } from './Navigation.tsx';
import { EnglishFrame } from './PageArea.tsx';
import { TalkLink } from './TalkLink.tsx';
import { TopBar } from './TopBar.tsx';

/** The top bar scrolls away; the bar with logo, menu and contact button is sticky, and toasts appear below it. */
export function Header() {
  const { lang, logo } = useFrameWords();
  return (
    <header className={classes.root} lang={lang} data-chrome>
      <TopBar />
      <div className={classes.bar} data-bar>
        <div className={classes.inner}>
          <Link className={classes.logo} to="/home" aria-label={logo}>
            <Logo />
          </Link>
          <Navigation />
          <SearchButton />
          <TalkLink />
          <MobileMenu />
        </div>
      </div>
      <ErrorBoundary onFailure={markShellFailed}>
        <EnglishFrame>
          <ToastHost />
        </EnglishFrame>
      </ErrorBoundary>
    </header>
  );
}
