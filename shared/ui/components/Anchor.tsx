import { Link } from '@site/host/router';
import type { ComponentProps, ReactNode } from 'react';

export interface AnchorProps extends Omit<ComponentProps<'a'>, 'href' | 'target' | 'rel'> {
  /** A path of this site, or `tel:`, `mailto:` or another host's address. */
  to: string;
  /** Opens a new tab, and says so. */
  isExternal?: boolean;
  /** The id of what stands beside the link and says so instead: its name is then its own words alone. */
  describedBy?: string;
  children: ReactNode;
}

/**
 * A router link, a plain link or a link that opens a new tab, depending on the address.
 * @example
 * <Anchor to="/brochure.pdf" isExternal>Our brochure</Anchor>
 */
export function Anchor({ to, isExternal = false, describedBy, children, ...rest }: AnchorProps) {
  if (isExternal) {
    return (
      <a {...rest} href={to} target="_blank" rel="noopener" aria-describedby={describedBy}>
        {children}
        {!describedBy && <span className="visually-hidden"> (opens in a new tab)</span>}
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
