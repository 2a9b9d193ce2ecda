import { useServices } from '@site/host/services';
import { SideNote } from '../components/SideNote.tsx';
import { industriesOf } from '../content/industry-services.ts';

/** Links to the industries that use the service of a page. An industry without a page in this release is left out. */
export function WorksFor({ service }: { service: string }) {
  const { routes } = useServices();
  const paths = industriesOf(service).map((slug) => `/${slug}`);
  const links = routes.filter(({ path }) => paths.includes(path)).map(({ label, path }) => ({ label, path }));
  return links.length > 0 && <SideNote lead="Works for:" links={links} />;
}
