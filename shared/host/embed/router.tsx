import { type ComponentProps, createContext, useContext } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { isEmbedderPage, siteAddress } from './defaults.ts';

// The entry point `@site/host/router` in builds for hosts other than the shell: the same names, but for links.
export * from '../router.ts';

/** Whether the host has a router around the part. If not, the part gets a `MemoryRouter`, which never changes the page's address. */
export const IsInEmbedderRouter = createContext(false);

/**
 * A link within the host, if it leads to a page of the part, the host has loaded the part's `routes`, and its router is around the part.
 * Any other leads to the site.
 * @example
 * <Link to="/blogs">All posts</Link>
 */
export function Link({ to, ...rest }: Omit<ComponentProps<'a'>, 'href'> & { to: string }) {
  const staysInHost = useContext(IsInEmbedderRouter) && isEmbedderPage(to);
  return staysInHost ? <RouterLink {...rest} to={to} /> : <a {...rest} href={siteAddress(to)} />;
}
