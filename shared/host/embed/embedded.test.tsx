import type { PartRoute } from '@site/contracts/part-routes';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Link, useLoaderData } from '../router.ts';
import { useAssetBase } from '../shell-api/index.ts';

// The bundler replaces this name, which the modules under test read while they load.
Object.assign(globalThis, { __webpack_public_path__: 'https://site.example/_/news/' });
const load = () => import('./index.ts');

const api = {
  get: async () => Promise.reject(new Error('Nothing is read here.')),
  post: async () => Promise.reject(new Error('Nothing is sent here.')),
};

it('shows a fragment with data that it has loaded itself, and its files from the site', async () => {
  const { embeddedFragment } = await load();
  const News = embeddedFragment({ Fragment: Titles, loader: async () => ['Rain'] }, api);
  render(<News />);
  expect(await screen.findByRole('link', { name: 'Rain from https://site.example/_/news/' })).toBeVisible();
});

it('shows nothing where the data cannot be loaded, and says so in the console', async () => {
  const { embeddedFragment } = await load();
  const logged = jest.spyOn(console, 'error').mockReturnValue();
  const loader = jest.fn(async (): Promise<string[]> => Promise.reject(new Error('No answer.')));
  const News = embeddedFragment({ Fragment: Titles, loader }, api);
  render(<News />);
  await expect(loader.mock.results[0]?.value).rejects.toThrow('No answer.');
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(logged).toHaveBeenCalledWith(
    'A fragment could not load its data.',
    expect.objectContaining({ message: 'No answer.' }),
  );
});

it("links to the site's pages, and, within the host's router, to those of the part once the host has its routes", async () => {
  const { embedded, embeddedRoutes } = await load();
  const { Link: EmbeddedLink } = await import('./router.tsx');
  const Links = embedded(
    () => ['/news/rain?from=card', '/privacy-policy'].map((to) => <EmbeddedLink key={to} to={to} />),
    api,
  );
  const addresses = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  const { unmount } = render(<Links />);
  expect(addresses()).toEqual(['https://site.example/news/rain?from=card', 'https://site.example/privacy-policy']);
  unmount();
  embeddedRoutes([{ path: '/news/:slug', page: async () => NewsPage }], api);
  const beside = render(<Links />);
  expect(addresses()).toEqual(['https://site.example/news/rain?from=card', 'https://site.example/privacy-policy']);
  beside.unmount();
  renderInRouter(<Links />);
  expect(addresses()).toEqual(['/news/rain?from=card', 'https://site.example/privacy-policy']);
});

it("makes route objects for the host's router of a part's pages", async () => {
  const { embeddedRoutes } = await load();
  const route: PartRoute = {
    path: '/news/:slug',
    page: async () => NewsPage,
    loader: async ({ params, request, api: given }) => `${params.slug} ${request.url} ${given === api}`,
  };
  const router = createMemoryRouter(embeddedRoutes([route], api), { initialEntries: ['/news/rain?page=2'] });
  render(<RouterProvider router={router} />);
  expect(await screen.findByText('rain http://localhost/news/rain?page=2 true')).toBeVisible();
});

function Titles({ data }: { data: string[] }) {
  const base = useAssetBase();
  return data.map((title) => (
    <Link key={title} to="/news">
      {title} from {base}
    </Link>
  ));
}

function NewsPage() {
  return <p>{useLoaderData<string>()}</p>;
}

function renderInRouter(children: ReactNode) {
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: children }])} />);
}
