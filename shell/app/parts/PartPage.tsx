import { useLocation, useNavigationType } from '@site/host/router';
import { useSite } from '../site-context.ts';
import { PartArea } from './PartArea.tsx';
import { useSiteRoute } from './useSiteRoute.ts';

/** The page of whichever part owns the route. The route's loader has brought its code. */
export function PartPage() {
  const { parts } = useSite();
  const route = useSiteRoute();
  const { pathname, search, state: entry } = useLocation();
  // Back, forward and steps on the page show it at once; after a link it fades in.
  const fadesIn = useNavigationType() !== 'POP' && !entry?.isStepOnPage;
  const page = parts.pageOf(route);
  if (!page) throw new Error(`The loader of ${route.path} has not brought its page.`);
  return (
    <PartArea key={pathname} area="page" part={route.part} query={search} fadesIn={fadesIn}>
      <page.Page />
    </PartArea>
  );
}
