import { type ShellApi, ShellProvider } from '@site/host/shell-api';
import { sampleRoute } from '@site/host/testing/render-page';
import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { type SiteContext, SiteContextProvider } from '../../site-context.ts';
import { createSiteStore } from '../../site-store.ts';

/** Renders a menu over a small route table. In a plain router, because jsdom lacks the Request that a data router needs. */
export function renderMenu(Menu: ComponentType, path = '/home') {
  return render(
    <ShellProvider value={shell}>
      <SiteContextProvider
        value={
          {
            store: createSiteStore(),
            page: { siteUrl: 'https://sevantra.example' },
          } as SiteContext /* all that menus read of it */
        }
      >
        <MemoryRouter initialEntries={[path]}>
          <Menu />
        </MemoryRouter>
      </SiteContextProvider>
    </ShellProvider>,
  );
}

const routes = [
  route('/home', 'Home', { group: 'main', order: 1 }),
  route('/about-us', 'About us', { group: 'main', order: 2, opens: 'about' }),
  route('/our-vision', 'Our vision', { group: 'about', order: 1 }),
  route('/services', 'Services', { group: 'main', order: 3, opens: 'services' }),
  route('/plumbing-services', 'Plumbing', { group: 'services', order: 1 }),
  route('/contact', 'Contact us', { group: 'none', order: 1 }),
  sampleRoute('/', { label: 'Home' }),
  sampleRoute('/hi', { label: 'आपकी बिल्डिंग की देखभाल', lang: 'hi', translates: '/' }),
  sampleRoute('/hi/contact', { label: 'संपर्क कीजिए', lang: 'hi', translates: '/contact' }),
  route('/privacy-policy', 'Privacy Policy', { group: 'legal', order: 1 }),
  route('/blogs/:slug', 'Post', { group: 'none', order: 1 }),
];

function route(path: string, label: string, place: { group: string; order: number; opens?: string }) {
  return sampleRoute(path, { label, menus: [{ ...place, label }] });
}

const documents = [
  {
    path: '/leaflet.pdf',
    format: 'PDF' as const,
    bytes: 820_400,
    menus: [{ group: 'legal', order: 1, label: 'Leaflet' }],
  },
];

const shell: ShellApi = {
  api: { get: refuse, post: refuse },
  notify: () => {},
  dismiss: () => {},
  routes,
  documents,
  FragmentArea: () => null,
};

async function refuse(path: string): Promise<never> {
  throw new Error(`A menu asked for ${path}.`);
}
