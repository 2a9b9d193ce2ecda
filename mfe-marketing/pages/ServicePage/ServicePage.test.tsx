import { brand } from '@site/brand';
import { visitPath } from '@site/brand/contact-links';
import { renderPage, sampleRoute } from '@site/host/testing/render-page';
import { toSlug } from '@site/text/slug';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { services } from '../../content/all-pages.ts';
import { content as hospital } from '../../content/industries/healthcare/content.ts';
import { price as hospitalPrice } from '../../content/industries/healthcare/price.ts';
import { content as electrical } from '../../content/services/electrical/content.ts';
import { content as housekeeping } from '../../content/services/housekeeping/content.ts';
import { content as paramedic } from '../../content/services/paramedic/content.ts';
import { content as plumbing } from '../../content/services/plumbing/content.ts';
import type { ServiceContent } from '../../content/services/types.ts';
import { ServicePage, WorksFor } from './ServicePage.tsx';

describe('ServicePage', () => {
  it('links back by breadcrumb: Home, Services, page', () => {
    openPlumbing();
    const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(trail.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/home', '/services']);
    expect(trail.getByText('Plumbing Services')).toHaveAttribute('aria-current', 'page');
  });

  it('opens the first of three questions and leaves the others closed', () => {
    const { container } = openPlumbing();
    const open = [...container.querySelectorAll('details')].map((item) => item.open);
    expect(open).toEqual([true, false, false]);
  });

  it('says in its head what the service costs at least, and updates an estimate as numbers are typed', async () => {
    openPlumbing();
    expect(screen.getByText('From ₹4,500 per month', { selector: 'strong' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Estimate yours' })).toHaveAttribute('href', '#estimate');
    const flats = screen.getByLabelText(/^Flats or offices/);
    expect(screen.getByRole('status', { name: 'Estimated price' })).toHaveTextContent('About ₹9,000 a month');
    fireEvent.input(flats, { target: { value: '200' } });
    expect(screen.getByRole('status', { name: 'Estimated price' })).toHaveTextContent(
      /About ₹15,000 a month.*200 flats or offices at ₹75/,
    );
    const link = new URL(
      screen.getByRole('link', { name: 'Get a quotation' }).getAttribute('href') ?? '',
      'http://site',
    );
    expect(link.searchParams.get('message')).toContain('₹15,000 a month');
    fireEvent.input(flats, { target: { value: 'many' } });
    expect(flats).toHaveAccessibleDescription(/whole number from 0 to 3,000/);
    expect(screen.queryByRole('link', { name: 'Get a quotation' })).not.toBeInTheDocument();
  });

  it('leads hospitals to the staffing by beds, in a release that has its page', () => {
    const name = /^Staffing for 100/;
    open(housekeeping);
    expect(screen.queryByRole('link', { name })).not.toBeInTheDocument();
    cleanup();
    renderPage(ServicePage, {
      path: '/',
      data: housekeeping,
      shell: { routes: [sampleRoute('/healthcare', { page: 'IndustryPage', label: 'Healthcare' })] },
    });
    const anchor = toSlug(hospital.staffing.title);
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', `/healthcare#${anchor}`);
  });

  it('has a sidebar with every offering and the phone number, after the introduction and before the rest', () => {
    openPlumbing();
    const sidebar = screen.getByRole('complementary');
    const offerings = within(sidebar).getAllByRole('listitem');
    expect(offerings.map(({ textContent }) => textContent)).toEqual(plumbing.offerings);
    const phone = within(sidebar).getByRole('link', { name: brand.phone.display });
    expect(phone).toHaveAttribute('href', brand.phone.href);
    const [introduction = ''] = plumbing.paragraphs;
    expect(sidebar.compareDocumentPosition(screen.getByText(introduction))).toBe(Node.DOCUMENT_POSITION_PRECEDING);
    expect(sidebar.compareDocumentPosition(screen.getByRole('heading', { name: 'Sevantra Benefits' }))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });

  it('asks for a visit in its head and in its sidebar', () => {
    openPlumbing();
    const links = screen.getAllByRole('link', { name: 'Arrange a visit' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([visitPath, visitPath]);
  });

  it('shows a sheet of the yearly check, marked as a sample, with what was found beside what was done', () => {
    openPlumbing();
    const sheet = within(screen.getByRole('figure'));
    expect(sheet.getByText('Sample')).toBeInTheDocument();
    const row = within(sheet.getByRole('row', { name: /^Pump 1/ })).getAllByRole('cell');
    expect(row.map(({ textContent }) => textContent)).toEqual([
      '14.1\u00a0A, 4.6 bar; seal drips',
      'In order: Mechanical seal replaced',
    ]);
  });

  it('says in words which results of a sheet are faults, once where a cell names the fault itself', () => {
    open(housekeeping);
    expect(screen.getByRole('cell', { name: /1184/ })).toHaveTextContent(/^Flush runs: fault 1184$/);
    open(electrical);
    expect(screen.getByRole('cell', { name: /Y phase loose/ })).toHaveTextContent('Fault: Y phase loose');
    for (const cell of screen.getAllByRole('cell', { name: /in order/i })) expect(cell).toHaveTextContent(/^In order$/);
  });

  it('prices the posts of a nurse and of a paramedic, and leads to that of a ward attendant', () => {
    open(paramedic);
    const bill = screen.getByRole('table', { name: /^Example: one nurse or paramedic post/ });
    expect(within(bill).getByRole('row', { name: /^Invoice/ })).toHaveTextContent('₹43,011₹38,232');
    expect(screen.getByRole('row', { name: /^Ward attendant/ })).toHaveTextContent('Give medicines');
    const anchor = toSlug(hospitalPrice.title);
    expect(screen.getByRole('link', { name: hospitalPrice.title })).toHaveAttribute('href', `/healthcare#${anchor}`);
  });

  it.each(services.map((service) => [service.slug, service] as const))(
    '%s shows its pictures and every sentence of its content',
    (_, service) => {
      const { container } = open(service);
      const { lead, paragraphs, offerings, benefits } = service;
      const titled = service.highlights.flatMap(({ title, text }) => [title, text]);
      const questions = service.faqs.flatMap(({ question, answer }) => [question, answer]);
      for (const { alt } of [service.illustration, service.closeUp, service.sample.illustration ?? service.listPicture])
        expect(screen.getByRole('img', { name: alt })).toBeInTheDocument();
      for (const text of [lead, ...paragraphs, ...offerings, ...titled, ...benefits, ...questions])
        expect(container).toHaveTextContent(text);
      expect(container.querySelectorAll('details')).toHaveLength(3);
    },
  );
});

describe('WorksFor', () => {
  it('leads to the industries that take the service, those whose page the release has', () => {
    openBesideIndustries(['Commercials', 'Residential', 'Healthcare']);
    const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['Residential', '/residential'],
      ['Healthcare', '/healthcare'],
    ]);
  });

  it('says nothing where the release has none of them', () => {
    const { container } = openBesideIndustries(['Commercials']);
    expect(container).toBeEmptyDOMElement();
  });
});

function openPlumbing() {
  return open(plumbing);
}

function open(service: ServiceContent) {
  return renderPage(ServicePage, { path: `/${service.slug}`, data: service });
}

function openBesideIndustries(industries: string[]) {
  const routes = industries.map((label) => sampleRoute(`/${label.toLowerCase()}`, { page: 'IndustryPage', label }));
  return renderPage(() => <WorksFor service="paramedic-services" />, { shell: { routes } });
}
