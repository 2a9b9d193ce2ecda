import { Link } from '@site/shared/router';
import type { ReactNode } from 'react';
import classes from './Button.module.css';
import type { ButtonVariant } from './Button.tsx';

interface ButtonLinkProps {
  /** A path of this site, or `tel:`, `mailto:` or another host's address. */
  to: string;
  variant?: ButtonVariant;
  /** Opens a new tab. */
  isExternal?: boolean;
  children: ReactNode;
}

export function ButtonLink({ to, variant = 'primary', isExternal = false, children }: ButtonLinkProps) {
  const look = { className: classes.root, 'data-variant': variant };
  const label = <span className={classes.label}>{children}</span>;
  if (isExternal) {
    return (
      <a {...look} href={to} target="_blank" rel="noopener">
        {label}
      </a>
    );
  }
  if (!to.startsWith('/')) {
    return (
      <a {...look} href={to}>
        {label}
      </a>
    );
  }
  return (
    <Link {...look} to={to}>
      {label}
    </Link>
  );
}
