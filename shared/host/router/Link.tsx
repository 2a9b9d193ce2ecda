import type { ComponentProps, MouseEvent } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path of this site. */
  to: string;
}

/**
 * A link that the router follows without a page load. The router's own `Link` does the same by these two hooks, but brings
 * along 2 KB for prefetching the modules of its framework mode, which no page here has.
 * @example
 * <Link to="/contact">Talk to us</Link>
 */
export function Link({ to, onClick, ...rest }: LinkProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, rest.target ? { target: rest.target } : {});
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  };
  return <a {...rest} href={useHref(to)} onClick={handleClick} />;
}
