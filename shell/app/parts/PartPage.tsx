import { useLocation, useNavigationType } from '@site/host/router';
import { useSite } from '../site-context.ts';
import { useSiteRoute } from '../useSiteRoute.ts';
import { PartArea } from './PartArea.tsx';

/** The page of whichever part owns the route. The route's loader has brought its code. */
export function PartPage() {
  const { parts } = useSite();
  const route = useSiteRoute();
  const { pathname, search, state: entry } = useLocation();
  // Back, forward and steps on the page show it at once; after a link it fades in.
  const fadesIn = useNavigationType() !== 'POP' && !entry?.isStepOnPage;
  const page = parts.pageOf(route);
  if (!page) throw new Error(`The loader of ${route.path} has not brought its page.`);
  // One pattern is many pages. The page for unknown addresses stays, with what is typed in it, when its address becomes /404.
  const key = route.path.includes(':') ? pathname : route.path;
  return (
    <PartArea key={key} area="page" part={route.part} query={search} fadesIn={fadesIn}>
      <page.Page />
    </PartArea>
  );
}
