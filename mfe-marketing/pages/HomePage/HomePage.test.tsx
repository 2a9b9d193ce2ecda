import { brand } from '@site/brand';
import { visitPath } from '@site/brand/contact-links';
import { renderPage } from '@site/host/testing/render-page';
import { screen, within } from '@testing-library/react';
import { home as page } from '../../content/home/home.ts';
import { homeSections } from '../../content/home/home-sections.ts';
import { proofs } from '../../content/how-we-work/proofs.ts';
import { industryCards } from '../../content/industries/industry-list.ts';
import { serviceCards } from '../../content/services/service-list.ts';
import { loadHome } from '../../data/loaders.ts';
import { HomePage } from './HomePage.tsx';

describe('HomePage', () => {
  it('has one h1, outside what rotates, and a headline in each slide', async () => {
    const { home } = await openHome();
    const hero = screen.getByRole('region', { name: 'What we do' });
    expect(hero).not.toContainElement(screen.getByRole('heading', { level: 1 }));
    expect(
      within(hero)
        .getAllByRole('heading', { level: 2 })
        .map((heading) => heading.textContent),
    ).toEqual(home.hero.map(({ headline }) => headline));
  });

  it('loads the first picture at once and the others when they are near', async () => {
    const { container } = await openHome();
    const eager = [...container.querySelectorAll('img')].filter((image) => image.getAttribute('loading') !== 'lazy');
    expect(eager.map((image) => image.getAttribute('fetchpriority'))).toEqual(['high']);
  });

  it('leads from its hero slides to contact, services and about us', async () => {
    const { home } = await openHome();
    const hero = within(screen.getByRole('region', { name: 'What we do' }));
    const buttons = hero.getAllByRole('link').filter((link) => link.hasAttribute('data-variant'));
    const ways = buttons.map((link) => link.getAttribute('href'));
    expect(ways).toEqual(home.hero.flatMap(({ button, secondButton }) => [button.path, secondButton.path]));
    expect(ways).toEqual(expect.arrayContaining([visitPath, '/services', '/about-us']));
  });

  it('says in each hero slide what gives reason to believe it', async () => {
    const { home } = await openHome();
    for (const fact of home.hero.flatMap(({ proof }) => proof)) expect(screen.getByText(fact)).toBeInTheDocument();
  });

  it('shows three customers, ten partners, and every service and industry', async () => {
    const { home } = await openHome();
    expect(screen.getAllByRole('figure')).toHaveLength(3);
    expect(home.partners.names).toHaveLength(10);
    const partners = screen.getByRole('region', { name: home.partners.title });
    for (const name of home.partners.names) expect(partners).toHaveTextContent(name);
    expect(
      within(screen.getByRole('region', { name: 'Our services' })).getAllByRole('heading', { level: 3 }),
    ).toHaveLength(serviceCards.length);
    expect(within(screen.getByRole('region', { name: home.industries.title })).getAllByRole('listitem')).toHaveLength(
      industryCards.length,
    );
  });

  it('opens what stands behind its 60 minutes and its ₹500 from a badge beside each', async () => {
    await openHome();
    const badges = screen.getAllByRole('link', { name: /^What stands behind it: / });
    expect(badges.map((badge) => badge.getAttribute('href'))).toEqual([proofs.reliever, proofs.lateCall]);
  });

  it('shows three blurbs, two progress bars, four counters and a call to action', async () => {
    const { home } = await openHome();
    for (const { title } of home.blurbs) expect(screen.getByRole('heading', { name: title })).toBeInTheDocument();
    expect(screen.getAllByRole('progressbar').map((bar) => bar.getAttribute('aria-label'))).toEqual([
      'Combined Industry Experience (Years)',
      'Manpower (+)',
    ]);
    const counters = within(screen.getByRole('region', { name: home.counters.title }));
    expect(
      counters.getAllByRole('listitem').map((item) => item.querySelector('.visually-hidden')?.textContent),
    ).toEqual(['10', '1,000', '50', '20']);
    for (const title of [
      'Industries (+)',
      'Professional Workers',
      'Combined Industry Experience (+)',
      'Happy Customers (+)',
    ])
      expect(counters.getByText(title)).toBeInTheDocument();
    const call = within(screen.getByRole('region', { name: home.callToAction.title }));
    expect(call.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([visitPath, brand.phone.href]);
  });

  it('has its blocks in the order of the specification', async () => {
    const { container, home } = await openHome();
    const blocks = [
      screen.getByRole('region', { name: 'What we do' }),
      screen.getByRole('heading', { name: home.blurbs[0].title }),
      screen.getByRole('region', { name: home.about.title }),
      screen.getByRole('region', { name: home.services.title }),
      screen.getByRole('region', { name: home.testimonials.title }),
      screen.getByRole('region', { name: home.partners.title }),
      screen.getByRole('region', { name: home.industries.title }),
      screen.getByRole('region', { name: home.counters.title }),
      screen.getByTestId('fragment-RecentPosts'),
      screen.getByRole('region', { name: home.callToAction.title }),
    ];
    const order = [...container.querySelectorAll('*')];
    const places = blocks.map((block) => order.indexOf(block));
    expect(places).toEqual([...places].sort((one, other) => one - other));
  });
});

async function openHome() {
  return { ...renderPage(HomePage, { path: '/', data: await loadHome() }), home: { ...page, ...homeSections } };
}
