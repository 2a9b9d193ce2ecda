import type { ComponentProps } from 'react';
import { Link as RouterLink } from '../router/index.ts';
import { isHostPage, siteAddress } from './defaults.ts';

// The door `@site/host/router` in builds for hosts other than the shell: the same names, but for links.
export * from '../router/index.ts';

/** A link to a page of the part, if the host has loaded its `routes`; to any other page, it leads to the site. */
export function Link({ to, ...rest }: ComponentProps<typeof RouterLink>) {
  return isHostPage(to) ? <RouterLink {...rest} to={to} /> : <a {...rest} href={siteAddress(to)} />;
}
