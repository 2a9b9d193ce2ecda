import type { PartRoute } from '@site/contracts/part-routes';
import { listedCompanyPages, listedIndustries, listedLegalPages, listedServices } from './content/all-pages.ts';
import { table } from './route-table.ts';
import { routes } from './routes.tsx';

describe('the route table', () => {
  it('has a row for every route and a route for every row', () => {
    expect(table.routes.map(({ path }) => path).sort()).toEqual(routes.map(({ path }) => path).sort());
  });

  it('names the component each route really loads', async () => {
    for (const { path, page } of table.routes) {
      const component = await routes.find((route) => route.path === path)?.page();
      expect([path, component?.name]).toEqual([path, page]);
    }
  });

  it('leaves title and description to the head of each route, which says the same', async () => {
    for (const { path, title, description, hasOwnHead } of table.routes) {
      const route: PartRoute | undefined = routes.find((one) => one.path === path);
      // Loaders of this part read none of their arguments.
      const data = await route?.loader?.({} as never);
      expect([path, hasOwnHead, route?.head?.(data as never)]).toEqual([path, true, { title, description }]);
    }
  });

  it('lists every service, industry, company page, legal text and careers in the menus, and leads to the lists', () => {
    const pages = [listedServices, listedIndustries, listedCompanyPages, listedLegalPages];
    const [services = 0, industries = 0, about, legal] = pages.map(({ length }) => length);
    expect(['services', 'industries', 'about', 'legal'].map((group) => inGroup(group).length)).toEqual([
      services + 1,
      industries + 1,
      about,
      (legal ?? 0) + 1,
    ]);
    expect(['services', 'industries'].map((group) => inGroup(group).at(-1)?.label)).toEqual([
      'All services',
      'All industries',
    ]);
  });

  it('keeps careers from job boards, in both languages, and has words by which our own search finds them', () => {
    const careers = table.routes.filter(({ path }) => path.endsWith('/careers'));
    expect(careers.map(({ path, isIndexed, translates }) => [path, isIndexed, translates])).toEqual([
      ['/careers', false, undefined],
      ['/hi/careers', false, '/careers'],
    ]);
    expect(careers.map(({ searchWords }) => searchWords.join(' '))).toEqual([
      expect.stringContaining('vacancy'),
      expect.stringContaining('नौकरी'),
    ]);
  });

  it('opens the main menu with Home, About us, Services, Industries', () => {
    expect(inGroup('main').map(({ label, opens, path }) => [label, opens, path])).toEqual([
      ['Home', undefined, '/home'],
      ['About us', 'about', '/about-us'],
      ['Services', 'services', '/services'],
      ['Industries', 'industries', '/industries'],
    ]);
  });

  it('has a label in Hindi for every entry of the main menu', () => {
    expect(inGroup('main').filter(({ labels }) => !labels?.hi)).toEqual([]);
  });
});

function inGroup(group: string) {
  return table.routes
    .flatMap(({ path, menus }) => menus.filter((menu) => menu.group === group).map((menu) => ({ ...menu, path })))
    .sort((one, other) => one.order - other.order);
}
