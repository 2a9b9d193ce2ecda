import { renderPage } from '@site/host/testing/render-page';
import { screen, within } from '@testing-library/react';
import { corporate } from '../content/industries/corporate.ts';
import type { IndustryProof } from '../content/industry-proof-types.ts';
import type { IndustryContent } from '../content/types.ts';
import { IndustryPage } from './IndustryPage.tsx';

const proof: IndustryProof = {
  title: 'How a ward is kept safe',
  intro: 'What is done, by whom and when.',
  points: [{ term: 'Zones', text: 'Three zones, each with mops of its own.' }],
  table: {
    link: 'See the people in each shift',
    title: 'Staffing',
    caption: 'People in each shift',
    head: ['Post', '100 beds: day / night', '300 beds'],
    rows: [['Ward attendants', '12 / 7', '34']],
    totals: [['In all', '19', '34']],
    apart: [],
    note: 'An example.',
  },
  start: {
    title: 'How it begins',
    text: 'Ward by ward.',
    steps: [{ when: 'Week 3', title: 'Ten people', text: 'The first ward.' }],
  },
};

describe('ProofBlock', () => {
  test('says each point under its heading, which folds it on phones, and each figure under its column', () => {
    open({ ...corporate, proof });
    const region = within(screen.getByRole('region', { name: 'How a ward is kept safe' }));
    const point = region.getByRole('heading', { name: 'Zones' }).parentElement;
    expect(point).toHaveTextContent('Three zones, each with mops of its own.');
    expect(point?.querySelector('details[open] > summary')).toHaveTextContent('Zones');
    const row = within(region.getByRole('table', { name: 'People in each shift' })).getByRole('row', {
      name: /^Ward attendants/,
    });
    expect(
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['100 beds: day 12, night 7', '34']);
  });

  test('is led to from the head of the page', () => {
    open({ ...corporate, proof });
    const [, anchor = ''] =
      screen.getByRole('link', { name: 'See the people in each shift' }).getAttribute('href')?.split('#') ?? [];
    expect(document.getElementById(anchor)).toContainElement(screen.getByRole('table'));
  });

  test('is left out where an industry has none', () => {
    open({ ...corporate, proof: undefined });
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });
});

function open(industry: IndustryContent) {
  renderPage(IndustryPage, { path: '/corporate', data: industry });
}
