import { type ComponentProps, createContext, useContext } from 'react';
import { Link as RouterLink } from '../router/index.ts';
import { isEmbedderPage, siteAddress } from './defaults.ts';

// The entry point `@site/host/router` in builds for hosts other than the shell: the same names, but for links.
export * from '../router/index.ts';

/** Whether the part stands within the host's router; elsewhere it has one of its own, which leads nowhere. */
export const IsInEmbedderRouter = createContext(false);

/** A link to a page of the part, if the host has loaded its `routes` and the part stands within the host's router; any other leads to the site. */
export function Link({ to, ...rest }: ComponentProps<typeof RouterLink>) {
  const staysInHost = useContext(IsInEmbedderRouter) && isEmbedderPage(to);
  return staysInHost ? <RouterLink {...rest} to={to} /> : <a {...rest} href={siteAddress(to)} />;
}
