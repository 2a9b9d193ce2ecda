import { brand } from '@site/brand';
import { whatsappHref } from '@site/brand/whatsapp';
import { notFoundPath, routeOf } from '@site/contracts/paths';
import { useLocation } from '@site/host/router';
import { useShell } from '@site/host/shell-api';
import { languageOf } from '../language.ts';
import { canonicalPath } from '../page-head.ts';
import { useSite } from '../site-context.ts';

/** Address of a WhatsApp message that names the page on screen, in its language; undefined where the company has no number there. */
export function useWhatsappHref(): string | undefined {
  const { pathname } = useLocation();
  const { routes } = useShell();
  const { siteUrl } = useSite().page;
  const route = routeOf(routes, pathname);
  const greeting = `Hello ${brand.shortName}, I am writing from your`;
  if (!route || route.path === notFoundPath) return whatsappHref(`${greeting} website: ${siteUrl}`);
  const address = new URL(canonicalPath(route, undefined, pathname), siteUrl).href;
  if (languageOf(route) === 'hi') return whatsappHref(`नमस्ते ${brand.shortName}, मुझे कुछ जानकारी चाहिए। ${address}`);
  // Posts and topics share a row of the route table, so their address is their name.
  return whatsappHref(
    route.path.includes(':') ? `${greeting} page ${address}` : `${greeting} page “${route.label}”: ${address}`,
  );
}
