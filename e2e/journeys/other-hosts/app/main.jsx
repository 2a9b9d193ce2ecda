// biome-ignore-all lint/correctness/noUndeclaredDependencies: remotes are no packages.

import { routes } from 'blog/routes';
import { lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Link, RouterProvider } from 'react-router-dom';

const RecentPosts = lazy(() => import('blog/RecentPosts'));
const ContactForm = lazy(() => import('contact/ContactForm'));
const Subscribe = lazy(() => import('contact/Subscribe'));

const router = createBrowserRouter([{ path: '/', Component: Home }, ...routes]);
createRoot(document.getElementById('root')).render(<RouterProvider router={router} />);

function Home() {
  return (
    <main>
      <h1>Another company</h1>
      <Link to="/blogs">Their blog</Link>
      <Suspense>
        <RecentPosts />
        <ContactForm />
        <Subscribe />
      </Suspense>
    </main>
  );
}
