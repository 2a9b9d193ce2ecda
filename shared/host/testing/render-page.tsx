import type { SiteRoute } from '@site/contracts/shell-api';
import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { type ShellApi, ShellProvider } from '../shell-api/index.ts';

interface PageSetting {
  /** Address of the page. */
  path?: string;
  /** Data that the page's loader returned. */
  data?: unknown;
  /** Called when the page loads its data again; without it, they stay the same. */
  loader?: (args: { request: Request }) => unknown;
  shell?: Partial<ShellApi>;
}

/**
 * Renders a page as the shell would, at an address, with loader data and with a fake of the shell.
 * @example
 * renderPage(BlogDetailPage, { path: '/blogs/rain', data: samplePost });
 * expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Rain');
 */
export function renderPage(
  Page: ComponentType,
  { path = '/', data = null, loader = () => data, shell = {} }: PageSetting = {},
) {
  const router = createMemoryRouter([{ id: 'page', path: '*', Component: Page, loader }], {
    initialEntries: [path],
    hydrationData: { loaderData: { page: data } },
  });
  return render(
    <ShellProvider value={{ ...fakeShell, ...shell }}>
      <RouterProvider router={router} />
    </ShellProvider>,
  );
}

/**
 * A route for `shell: { routes }`, titled and labelled after its path.
 * @example
 * sampleRoute('/plumbing-services', { page: 'ServicePage', label: 'Plumbing Services' });
 */
export function sampleRoute(path: string, facts: Partial<SiteRoute> = {}): SiteRoute {
  const { label = path.slice(1) } = facts;
  return {
    part: 'sample',
    path,
    page: 'SamplePage',
    title: label,
    description: '',
    label,
    trail: [],
    menus: [],
    ...facts,
  };
}

const fakeShell: ShellApi = {
  api: { get: refuse, post: refuse },
  notify: () => {},
  dismiss: () => {},
  routes: [],
  documents: [],
  FragmentArea: ({ name }) => <div data-testid={`fragment-${name}`} />,
};

async function refuse(path: string): Promise<never> {
  throw new Error(`No answer is arranged for ${path}; pass shell: { api } to renderPage.`);
}
