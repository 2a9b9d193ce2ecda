import { siteApi, standaloneRoutes } from '@site/host/standalone';
import { routes as partRoutes } from '../routes.tsx';

export const routes = standaloneRoutes(partRoutes, siteApi);
