export { hostApi, siteApi } from './defaults.ts';
export { standalone, standaloneFragment, standaloneRoutes } from './standalone.tsx';
