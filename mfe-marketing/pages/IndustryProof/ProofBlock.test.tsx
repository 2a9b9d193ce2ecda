import { renderPage } from '@site/host/testing/render-page';
import { screen, within } from '@testing-library/react';
import { corporate } from '../../content/industries/corporate/content.ts';
import { hospitalPrice } from '../../content/industries/healthcare/price.ts';
import { hospitalSheet, hospitalVoice } from '../../content/industries/healthcare/sheet.ts';
import { hospitalTimes } from '../../content/industries/healthcare/times.ts';
import type { IndustryContent, IndustryProof } from '../../content/industries/types.ts';
import { IndustryPage } from '../IndustryPage.tsx';

const proof: IndustryProof = {
  title: 'How a ward is kept safe',
  intro: 'What is done, by whom and when.',
  hint: 'Zones and mops',
  reference: {
    title: 'To be filed',
    intro: 'What two sizes come to.',
    link: { lead: 'Filed elsewhere:', label: 'Registrations', path: '/our-approach#registrations' },
  },
  sizes: {
    caption: 'Two sizes',
    head: ['For', '100 beds', '300 beds'],
    rows: [{ name: 'People', cells: ['19', '34'] }],
  },
  figures: [{ value: '3 min', meaning: 'until someone is in the ward' }],
  served: {
    title: 'Two wards',
    text: 'Named on request.',
    caption: 'Wards',
    head: ['Kind', 'Beds'],
    rows: [{ name: 'General, Delhi', cells: ['20'] }],
  },
  colours: { title: 'Colours', codes: [{ name: 'Red', use: 'washrooms' }], note: 'Or yours.' },
  groups: [{ title: 'Hygiene', points: [{ term: 'Zones', text: 'Three zones, each with mops of its own.' }] }],
  staffing: {
    title: 'Staffing',
    hint: '19 by day',
    intro: 'A hospital of two sizes.',
    tables: [
      {
        caption: 'People in each shift',
        head: ['Post', { title: '100 beds', names: ['day', 'night'] }, '300 beds: all'],
        rows: [
          { name: 'Ward attendants', cells: [['12', '7'], '34 / 40'] },
          { name: 'In all', cells: ['19', '34'], isTotal: true },
        ],
        note: 'An example.',
      },
    ],
  },
  times: hospitalTimes,
  price: hospitalPrice,
  ...hospitalSheet,
  visit: { title: 'Walk our wards', text: 'A day, free of charge.' },
  start: {
    title: 'How it begins',
    hint: 'One step',
    intro: 'Ward by ward.',
    steps: [{ when: 'Week 3', title: 'Ten people', text: 'The first ward.' }],
  },
};

describe('ProofBlock', () => {
  it('folds procedures and tables into rows that say what they come to, each figure under its column', () => {
    open({ ...corporate, proof });
    const region = within(screen.getByRole('region', { name: 'To be filed' }));
    const procedures = region.getByRole('heading', { name: 'How a ward is kept safe' }).closest('details');
    expect(procedures).toHaveTextContent('ZonesThree zones, each with mops of its own.');
    expect(procedures?.querySelector('summary')).toHaveTextContent('How a ward is kept safe Zones and mops');
    const table = region.getByRole('table', { name: 'People in each shift', hidden: true });
    expect(table.closest('details')?.querySelector('summary')).toHaveTextContent('Staffing 19 by day');
    const row = within(table).getByRole('row', { name: /^Ward attendants/, hidden: true });
    expect(
      within(row)
        .getAllByRole('cell', { hidden: true })
        .map(({ textContent }) => textContent),
    ).toEqual(['100 beds: day 12, night 7', '34 / 40']);
  });

  it('has contents that lead to the heading of each of its chapters and of the page’s last band', () => {
    open({ ...corporate, proof });
    const contents = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
    expect(contents.map(({ textContent }) => textContent)).toEqual([
      'Two wards',
      'What you can hold us to',
      'To be filed',
      'What a ward signs',
      'Example case study',
      'Benefits',
    ]);
    for (const link of contents) {
      const heading = document.getElementById(link.getAttribute('href')?.slice(1) ?? '');
      expect(heading).toHaveTextContent(link.textContent ?? '');
    }
    expect(screen.getByRole('link', { name: 'Contents' })).toHaveAttribute('href', '#contents');
  });

  it('begins with its figures, and says what a late call costs us', () => {
    open({ ...corporate, proof });
    expect(screen.getByText(/until someone is in the ward/).nextElementSibling).toHaveTextContent('3 min');
    const promise = screen.getByRole('heading', { name: 'If we come late' }).parentElement;
    if (!promise) throw new Error('The promise has no element around its heading.');
    const costs = within(promise).getAllByRole('definition');
    expect(costs.map(({ textContent }) => textContent)).toEqual(['₹500', '₹16,900', '₹67,700', '7\u00a0days']);
    expect(costs[0]?.previousElementSibling).toHaveTextContent(/^off our service charge for each late call/);
    expect(costs[3]?.previousElementSibling).toHaveTextContent(/^is all the notice you need/);
  });

  it('shows a post’s price and a sheet with four signatures, marked as samples', () => {
    open({ ...corporate, proof, voice: hospitalVoice });
    const bill = screen.getByRole('table', { name: /^Example: one post of a ward attendant/, hidden: true });
    expect(bill).toHaveTextContent('₹31,860');
    const sheet = within(screen.getByRole('region', { name: 'What a ward signs' }));
    expect(sheet.getByText('Sample')).toBeInTheDocument();
    expect(sheet.getAllByRole('listitem')).toHaveLength(4);
    expect(sheet.getByText(hospitalVoice.text)).toBeInTheDocument();
  });

  it('begins and ends with one invitation, to see the work', () => {
    open({ ...corporate, proof });
    expect(screen.getByRole('heading', { name: 'Walk our wards' })).toBeInTheDocument();
    const invitations = screen.getAllByRole('link', { name: 'Arrange a visit' });
    expect(invitations.map((link) => link.closest('header, aside')?.tagName)).toEqual(['HEADER', 'ASIDE']);
    for (const link of invitations) expect(link).toHaveAttribute('href', '/contact');
  });

  it('is left out where an industry has none', () => {
    open({ ...corporate, sample: undefined, proof: undefined });
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });
});

function open(industry: IndustryContent) {
  renderPage(IndustryPage, { path: '/corporate', data: industry });
}
