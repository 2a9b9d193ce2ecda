import { visitPath } from '@site/brand/contact-links';
import { renderPage } from '@site/host/testing/render-page';
import { screen, within } from '@testing-library/react';
import { proofs } from '../../content/how-we-work/proofs.ts';
import { response as approach } from '../../content/how-we-work/response.ts';
import { content as healthcare } from '../../content/industries/healthcare/content.ts';
import { HealthcarePage } from './HealthcarePage.tsx';

describe('HealthcarePage', () => {
  it('folds procedures and tables into rows that say what they come to, each figure under its column', () => {
    open();
    const region = within(screen.getByRole('region', { name: 'For your tender' }));
    const procedures = region.getByRole('heading', { name: 'How we work inside a hospital' }).closest('details');
    expect(procedures).toHaveTextContent(/ZonesWe divide the building into three zones\./);
    expect(procedures?.querySelector('summary')).toHaveTextContent(
      'How we work inside a hospital Nine procedures, from waste and spills to training',
    );
    const table = region.getByRole('table', { name: /^The roster: posts filled in each shift/, hidden: true });
    expect(table.closest('details')?.querySelector('summary')).toHaveTextContent(
      'Staffing for 100 and 300 beds Every kind of post, shift by shift',
    );
    const row = within(table).getByRole('row', { name: /^Ward attendants/, hidden: true });
    expect(
      within(row)
        .getAllByRole('cell', { hidden: true })
        .map(({ textContent }) => textContent),
    ).toEqual(['100 beds: morning 8, evening 7, night 5', '300 beds: morning 23, evening 20, night 14']);
  });

  it('lets a phone choose one of the two hospitals in the roster, at first the one of the figures above', () => {
    open();
    const [choice] = screen.getAllByRole('radio', { name: '300 beds', hidden: true });
    expect(choice).toBeChecked();
    expect(screen.getAllByRole('radio', { name: '100 beds', hidden: true })[0]).not.toBeChecked();
  });

  it('names its toggle for what a press does', () => {
    open();
    const { show, hide } = healthcare.times.conditions;
    expect(screen.getByText(show).closest('summary')).toHaveTextContent(hide);
  });

  it('has contents that lead to the heading of each of its chapters and of the page’s last band', () => {
    open();
    const contents = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
    expect(contents.map(({ textContent }) => textContent)).toEqual([
      'Four hospitals, 620\u00a0beds',
      'What you can hold us to',
      'For your tender',
      'What a ward signs',
      'Example case study',
      'Benefits',
    ]);
    for (const link of contents) {
      const heading = document.getElementById(link.getAttribute('href')?.slice(1) ?? '');
      expect(heading).toHaveTextContent(link.textContent?.replace('\u00a0', ' ') ?? '');
    }
    expect(screen.getByRole('link', { name: 'Contents' })).toHaveAttribute('href', '#contents');
  });

  it('hands out the tender pack in a tab of its own, with its size in the words', () => {
    open();
    const links = screen.getAllByRole('link', {
      name: 'Tender pack (PDF,\u00a0820\u00a0KB) (opens in a new tab)',
    });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(Array(2).fill('/sevantra-tender-pack.pdf'));
    expect(links[0]?.closest('header')).not.toBeNull();
    expect(screen.getByRole('region', { name: 'For your tender' })).toContainElement(links[1] ?? null);
  });

  it('answers a spill in the minutes of every other site, before all other calls', () => {
    open();
    const [, first] = within(screen.getByRole('table', { name: /^Counted from the call/ })).getAllByRole('row');
    expect(first).toHaveTextContent(/^Spill: blood or body fluid.*5 min.*45 min, cordoned off within 10/);
    const { there, done, signed } = approach.rows.find(({ call }) => call.startsWith('Blood')) ?? {};
    expect([there, done, signed].map((target) => target?.value)).toEqual(['5 minutes', '10 minutes', '45 minutes']);
  });

  it('leads below the hospitals to what is real and what is not', () => {
    open();
    const hospitals = within(screen.getByRole('region', { name: /^Four hospitals/ }));
    expect(hospitals.getByRole('link', { name: 'About this site' })).toHaveAttribute('href', '/about-this-site');
  });

  it('compares two hospitals before it hands out papers', () => {
    open();
    const region = within(screen.getByRole('region', { name: 'For your tender' }));
    const comparison = region.getByRole('table', { name: /^Hospitals of 100/ });
    const pack = region.getByRole('link', { name: /^Tender pack/ });
    expect(comparison.compareDocumentPosition(pack)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('says who bids, what stands behind the company and what a price leaves out', () => {
    open();
    const chapter = screen.getByRole('heading', { name: 'Bidder’s profile and price inclusions' }).closest('details');
    for (const words of [
      'Anand Mathur, Managing Director',
      'Turnover',
      'Solvency',
      '₹712 for a wage of ₹14,800',
      'GSTIN, EPF code, ESIC code',
      'Similar work',
    ])
      expect(chapter).toHaveTextContent(words);
    const row = within(screen.getByRole('table', { name: 'What the price of a post includes', hidden: true }));
    expect(row.getByRole('row', { name: /^Every post/, hidden: true })).toHaveTextContent('Gratuity');
  });

  it('begins with its figures, and says what a late call costs us', () => {
    open();
    expect(screen.getByText(/until every ward is staffed/).nextElementSibling).toHaveTextContent('14 weeks');
    const promise = screen.getByRole('heading', { name: 'If we come late' }).parentElement;
    if (!promise) throw new Error('The promise has no element around its heading.');
    const costs = within(promise).getAllByRole('definition');
    expect(costs.map(({ textContent }) => textContent)).toEqual(['₹500', '₹16,900', '₹67,700', '7\u00a0days']);
    expect(costs[0]?.previousElementSibling).toHaveTextContent(/^off our service charge for each late call/);
    expect(costs[3]?.previousElementSibling).toHaveTextContent(/^is all the notice you need/);
  });

  it('opens what stands behind its ₹500 from a badge beside it', () => {
    open();
    expect(screen.getByRole('link', { name: /^What stands behind it: ₹500/ })).toHaveAttribute('href', proofs.lateCall);
  });

  it('shows a post’s price and a sheet with four signatures, marked as samples', () => {
    open();
    const bill = screen.getByRole('table', { name: /^Example: one post of a ward attendant/, hidden: true });
    expect(bill).toHaveTextContent('₹31,860');
    const sheet = within(screen.getByRole('region', { name: 'What a ward signs' }));
    expect(sheet.getByText('Sample')).toBeInTheDocument();
    expect(sheet.getAllByRole('listitem')).toHaveLength(4);
    expect(sheet.getByText(healthcare.sample.voice.text)).toBeInTheDocument();
  });

  it('begins and ends with one invitation, to see the work', () => {
    open();
    expect(screen.getByRole('heading', { name: 'See how we would work in your wards' })).toBeInTheDocument();
    const invitations = screen.getAllByRole('link', { name: 'Arrange a visit' });
    expect(invitations.map((link) => link.closest('header, aside')?.tagName)).toEqual(['HEADER', 'ASIDE']);
    for (const link of invitations) expect(link).toHaveAttribute('href', visitPath);
  });
});

function open() {
  renderPage(HealthcarePage, { path: '/healthcare', data: healthcare });
}
