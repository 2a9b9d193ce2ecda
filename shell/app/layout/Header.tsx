import { brand } from '@site/brand';
import { Link } from '@site/host/router';
import { Icon } from '@site/ui/Icon';
import { phoneIcon } from '@site/ui/icons';
import { SearchButton } from '../search/SearchButton.tsx';
import classes from './Header.module.css';
import { Logo } from './Logo.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import { Navigation } from './Navigation.tsx';
import { TopBar } from './TopBar.tsx';

/** The top bar scrolls away; the bar with logo, menu and phone number sticks. */
export function Header() {
  return (
    <header className={classes.root} data-chrome>
      <TopBar />
      <div className={classes.bar} data-bar>
        <div className={classes.inner}>
          <Link className={classes.logo} to="/home" aria-label={`${brand.name}, home`}>
            <Logo />
          </Link>
          <Navigation />
          <SearchButton />
          <a className={classes.phone} href={brand.phone.href}>
            <Icon drawing={phoneIcon} />
            <span>{brand.phone.display}</span>
          </a>
          <MobileMenu />
        </div>
      </div>
    </header>
  );
}
