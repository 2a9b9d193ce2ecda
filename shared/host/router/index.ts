// Only the names in use: a shared module cannot be tree-shaken, and all of react-router-dom would cost twice the bytes.
export {
  createBrowserRouter,
  data,
  isRouteErrorResponse,
  Outlet,
  RouterProvider,
  redirect,
  ScrollRestoration,
  useActionData,
  useLoaderData,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useNavigationType,
  useRevalidator,
  useRouteError,
} from 'react-router-dom';
export { Link } from './Link.tsx';
