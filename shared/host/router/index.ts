// The one door to the router. Shared whole, react-router-dom costs twice the bytes: nothing can be shaken out of a shared module.
export {
  createBrowserRouter,
  data,
  isRouteErrorResponse,
  Link,
  Outlet,
  RouterProvider,
  redirect,
  ScrollRestoration,
  useActionData,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useNavigationType,
  useRevalidator,
  useRouteError,
} from 'react-router-dom';
export { PageDataProvider, useLoaderData } from './page-data.ts';
