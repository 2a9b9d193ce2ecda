/*
 * The names of react-router-dom that the site uses: a shared module cannot be tree-shaken, and all of them would cost twice the bytes.
 *
 * @example
 * const post = useLoaderData<typeof loader>();
 * return <Link to={post.path}>{post.title}</Link>;
 */

export type { LoaderFunctionArgs, Location, RouteObject } from 'react-router-dom';
export {
  createBrowserRouter,
  data,
  isRouteErrorResponse,
  Link,
  matchPath,
  Outlet,
  RouterProvider,
  redirect,
  ScrollRestoration,
  useActionData,
  useLoaderData,
  useLocation,
  useMatches,
  useNavigate,
  useNavigationType,
  useRevalidator,
  useRouteError,
} from 'react-router-dom';
