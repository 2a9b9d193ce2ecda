import { serviceOf } from '@site/contracts/addresses';
import { probePaths } from '../http/handlers/probes.ts';
import type { LiveRelease } from '../releases/live-release.ts';

/** The pattern of an address, one of a few dozen: whatever visitors type, no label is made of it. */
export function addressPattern(pathname: string, status: number, release: LiveRelease | undefined): string {
  if (pathname.startsWith('/_/')) return probePaths.includes(pathname) ? pathname : '/_/';
  const known = release?.routeOf(pathname)?.path ?? (release && serviceAddress(release, pathname));
  if (known) return known;
  if (status < 300 || status === 304) return 'file';
  return status < 400 ? 'redirect' : 'none';
}

function serviceAddress({ services }: LiveRelease, pathname: string): string | undefined {
  const prefixes = serviceOf(services, pathname)?.paths ?? [];
  return prefixes.find((prefix) => serviceOf([{ paths: [prefix] }], pathname));
}
