import '@site/ui/styles/embed.css';
import { embeddedRoutes, embedderApi } from '@site/host/embed';
import { routes as partRoutes } from '../routes.tsx';

export const routes = embeddedRoutes(partRoutes, embedderApi);
