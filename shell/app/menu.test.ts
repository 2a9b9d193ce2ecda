import { menuTree, placeOf } from './menu.tsx';

const routes = [
  { path: '/contact', menus: [{ group: 'main', order: 6, label: 'Contact' }] },
  { path: '/services', menus: [{ group: 'main', order: 3, label: 'Services', opens: 'services' }] },
  { path: '/plumbing-services', menus: [{ group: 'services', order: 2, label: 'Plumbing' }] },
  { path: '/house-keeping-services', menus: [{ group: 'services', order: 1, label: 'Housekeeping' }] },
  { path: '/home', menus: [{ group: 'main', order: 1, label: 'Home' }] },
  { path: '/test', menus: [] },
];

it('sorts a group by order across parts, without pages in no menu', () => {
  expect(menuTree(routes, 'main').map(({ label }) => label)).toEqual(['Home', 'Services', 'Contact']);
});

it('nests a group under its opening entry', () => {
  const services = menuTree(routes, 'main').find(({ path }) => path === '/services');
  expect(services?.items.map(({ label }) => label)).toEqual(['Housekeeping', 'Plumbing']);
});

it('survives a group that opens itself', () => {
  const circle = [{ path: '/services', menus: [{ group: 'main', order: 1, label: 'Services', opens: 'main' }] }];
  expect(menuTree(circle, 'main')).toEqual([{ label: 'Services', path: '/services', items: [] }]);
});

it('leads pages in Hindi to what there is in Hindi, and says what is called by its English name', () => {
  const mixed = [
    { path: '/home', canonical: '/', menus: [{ group: 'main', order: 1, label: 'Home', labels: { hi: 'मुख्य पृष्ठ' } }] },
    { path: '/services', menus: [{ group: 'main', order: 2, label: 'Services', labels: { hi: 'सेवाएँ' } }] },
    { path: '/careers', menus: [{ group: 'main', order: 3, label: 'Careers' }] },
    { path: '/', menus: [] },
    { path: '/hi', lang: 'hi', translates: '/', menus: [] },
  ];
  expect(menuTree(mixed, 'main', 'hi')).toEqual([
    { label: 'मुख्य पृष्ठ', path: '/hi', isHome: true, items: [] },
    { label: 'सेवाएँ', path: '/services', items: [] },
    { label: 'Careers', lang: 'en-IN', path: '/careers', items: [] },
  ]);
});

describe('the place of an entry', () => {
  const [home, services] = menuTree(routes, 'main');

  it("finds the current page's entry in the menu, and home at the root", () => {
    expect(home && placeOf(home, '/')).toBe('page');
    expect(services && placeOf(services, '/services')).toBe('page');
  });

  it('finds an entry above a page that it opens or that lies below its path', () => {
    expect(services && placeOf(services, '/plumbing-services')).toBe('above');
    expect(placeOf({ label: 'Blogs', path: '/blogs', items: [] }, '/blogs/monsoon')).toBe('above');
  });

  it('finds no page in Hindi below its home page', () => {
    expect(placeOf({ label: 'मुख्य पृष्ठ', path: '/hi', isHome: true, items: [] }, '/hi/contact')).toBeUndefined();
  });

  it('finds no place for an entry elsewhere on the site', () => {
    expect(services && placeOf(services, '/contact')).toBeUndefined();
  });
});
