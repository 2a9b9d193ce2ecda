export { embedderApi, siteApi } from './defaults.ts';
export { embedded, embeddedFragment, embeddedRoutes } from './embedded.tsx';
