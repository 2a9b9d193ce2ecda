import { brand } from '@site/brand';
import { visitPath } from '@site/brand/contact-links';
import type { SiteRoute } from '@site/contracts/shell-api';
import { renderPage, sampleRoute } from '@site/host/testing/render-page';
import { screen, within } from '@testing-library/react';
import { companyPages } from '../../content/all-pages.ts';
import { content as aboutUs } from '../../content/company/pages/about-us.ts';
import { content as investorsRelationship } from '../../content/company/pages/investors-relationship.ts';
import { content as ourVision } from '../../content/company/pages/our-vision.ts';
import { content as sevantraValue } from '../../content/company/pages/sevantra-value.ts';
import type { CompanyBand, CompanyContent, HeadedText } from '../../content/company/types.ts';
import { CompanyPage } from './CompanyPage.tsx';

describe('CompanyPage', () => {
  it('names each principle in order', () => {
    open(ourVision);
    const principles = within(screen.getByRole('region', { name: 'Our principles' })).getAllByRole('listitem');
    const tiles = ourVision.bands.flatMap((band) => (band.layout === 'tiles' ? band.tiles : []));
    expect(tiles.length).toBeGreaterThan(3);
    expect(principles.map((item) => item.textContent)).toEqual(tiles.map(({ title, text }) => title + text));
  });

  it.each([aboutUs, ourVision, sevantraValue, investorsRelationship])(
    '$slug says every content sentence once',
    (page) => {
      const { container } = open(page);
      // An address within a paragraph is a link, and a number has a no-break space before its unit.
      const blocks = Array.from(container.querySelectorAll('p, li'), ({ textContent }) =>
        textContent.replaceAll('\u00a0', ' '),
      );
      for (const { heading, paragraphs, points = [] } of page.bands.flatMap(textsIn)) {
        if (heading) expect(screen.getByRole('heading', { name: heading, level: 2 })).toBeInTheDocument();
        for (const text of [...paragraphs, ...points]) expect(blocks.filter((block) => block === text)).toEqual([text]);
      }
    },
  );

  it('links the e-mail address of its text', () => {
    open(investorsRelationship);
    expect(screen.getByRole('link', { name: brand.email })).toHaveAttribute('href', `mailto:${brand.email}`);
  });

  it.each([aboutUs, investorsRelationship])('$slug leads to the page that says what is invented', (page) => {
    open(page);
    expect(screen.getByRole('link', { name: 'About this site' })).toHaveAttribute('href', '/about-this-site');
  });

  it('names who leads the company, and leads to them', () => {
    open(aboutUs);
    for (const name of [/^Anand Mathur/, /^Kavita Nair/, /^Lissy Thomas/])
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/our-leadership');
  });

  it('says once for all leaders that their portraits are drawn', () => {
    open(aboutUs);
    expect(screen.getAllByText(/^Drawn portrait/).map(({ textContent }) => textContent)).toEqual(['Drawn portraits']);
  });

  it('tells its years oldest first', () => {
    open(aboutUs);
    const years = aboutUs.bands.flatMap((band) => ('years' in band ? (band.years ?? []) : []));
    const [list] = screen.getAllByRole('list').filter((found) => found.textContent?.startsWith('1994'));
    if (!list) throw new Error('No list begins in 1994.');
    const items = within(list).getAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual(years.map(({ year, text }) => `${year} ${text}`));
  });

  it('ends with a way to arrange a visit', () => {
    open(aboutUs);
    expect(screen.getByRole('link', { name: 'Arrange a visit' })).toHaveAttribute('href', visitPath);
  });

  it('sends investors to no visit, and ends each other page in words of its own', () => {
    open(investorsRelationship);
    expect(screen.queryByRole('link', { name: 'Arrange a visit' })).not.toBeInTheDocument();
    const calls = companyPages.flatMap((page) => ('call' in page ? (page.call ?? []) : []));
    expect(new Set(calls.flatMap(({ title, text }) => [title, text])).size).toBe(2 * calls.length);
  });

  it('leads from the values to the services that the release has, in the order of its table', () => {
    const services = [
      sampleRoute('/pantry-services', { page: 'ServicePage', label: 'Pantry Services' }),
      sampleRoute('/old-age-care-services', { page: 'ServicePage', label: 'Old Age Care Services' }),
    ];
    open(sevantraValue, [sampleRoute('/services'), ...services, sampleRoute('/healthcare')]);
    const region = within(screen.getByRole('region', { name: 'Our nine services' }));
    expect(region.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
      services.map(({ label, path }) => [label, path]),
    );
  });
});

function open(page: CompanyContent, routes: SiteRoute[] = []) {
  return renderPage(CompanyPage, { path: `/${page.slug}`, data: page, shell: { routes } });
}

/** The texts of a band, whatever its layout. */
function textsIn(band: CompanyBand): HeadedText[] {
  if ('intro' in band) return [{ heading: band.heading, paragraphs: [band.intro] }];
  if (band.layout === 'people') return [band.text];
  return 'lead' in band ? [band.lead, ...band.texts] : band.texts;
}
