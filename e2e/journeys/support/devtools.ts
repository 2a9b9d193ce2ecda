/**
 * What Module Federation's devtools for Chrome show of a page: exposed modules by the name and version of their remote, and shared libraries,
 * `react@19.3.1`. Runs in the page.
 * @example
 * const { exposed, shared } = await page.evaluate(readForDevtools);
 */
export function readForDevtools() {
  type Snapshot = { modules?: { moduleName: string }[] };
  type ShareScopes = Record<string, Record<string, Record<string, unknown>>>;
  const { __FEDERATION__: federation } = globalThis as typeof globalThis & {
    __FEDERATION__: { moduleInfo: Record<string, Snapshot>; __SHARE__: Record<string, ShareScopes> };
  };
  const exposed = Object.entries(federation.moduleInfo).flatMap(([remote, { modules }]) =>
    modules ? [[remote, modules.map(({ moduleName }) => moduleName)] as const] : [],
  );
  const shared = Object.values(federation.__SHARE__)
    .flatMap((scopes) => Object.values(scopes))
    .flatMap((scope) => Object.entries(scope))
    .flatMap(([name, versions]) => Object.keys(versions).map((version) => `${name}@${version}`));
  return { exposed: Object.fromEntries(exposed), shared: [...new Set(shared)].sort() };
}
