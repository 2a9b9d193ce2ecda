import { Link } from '@site/host/router';
import type { ComponentProps, ReactNode } from 'react';

export interface AnchorProps extends Omit<ComponentProps<'a'>, 'href' | 'target' | 'rel'> {
  /** A path of this site, or `tel:`, `mailto:` or another host's address. */
  to: string;
  /** Opens a new tab, and says so. */
  isExternal?: boolean;
  children: ReactNode;
}

/**
 * A router link, a plain link or a link that opens a new tab, depending on the address.
 * @example
 * <Anchor to="/brochure.pdf" isExternal>Our brochure</Anchor>
 */
export function Anchor({ to, isExternal = false, children, ...rest }: AnchorProps) {
  if (isExternal) {
    return (
      <a {...rest} href={to} target="_blank" rel="noopener">
        {children}
        <span className="visually-hidden"> (opens in a new tab)</span>
      </a>
    );
  }
  if (!to.startsWith('/')) {
    return (
      <a {...rest} href={to}>
        {children}
      </a>
    );
  }
  return (
    <Link {...rest} to={to}>
      {children}
    </Link>
  );
}
