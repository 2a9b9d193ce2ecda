import '@site/ui/styles/embed.css';
import { embeddedRoutes, siteApi } from '@site/host/embed';
import { routes as partRoutes } from '../routes.tsx';

export const routes = embeddedRoutes(partRoutes, siteApi);
