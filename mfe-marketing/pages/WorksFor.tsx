import { useServices } from '@site/host/services';
import { SideNote } from '../components/SideNote.tsx';
import { industriesOf } from '../content/industry-services.ts';

/** The industries that take a service, those whose page the release has. */
export function WorksFor({ service }: { service: string }) {
  const { routes } = useServices();
  const paths = industriesOf(service).map((slug) => `/${slug}`);
  const links = routes.filter(({ path }) => paths.includes(path)).map(({ label, path }) => ({ label, path }));
  return links.length > 0 && <SideNote lead="Works for:" links={links} />;
}
