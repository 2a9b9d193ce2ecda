import { renderPage } from '@site/host/testing/render-page';
import { screen, within } from '@testing-library/react';
import { corporate } from '../content/industries/corporate.ts';
import { education } from '../content/industries/education.ts';
import { event } from '../content/industries/event.ts';
import { industries } from '../content/industries/index.ts';
import type { IndustryContent } from '../content/types.ts';
import { IndustryPage } from './IndustryPage.tsx';

const wasteWords = 'Commercial Waste Services in your Area';

describe('IndustryPage', () => {
  test.each([
    ['education', education],
    ['event', event],
  ])('shows the waste box with a phone number on %s', (_, industry) => {
    open(industry);
    const box = screen.getByRole('heading', { name: wasteWords }).parentElement;
    if (!box) throw new Error('The waste box has no element around its heading.');
    expect(within(box).getByText('Need help? Talk to an expert')).toBeInTheDocument();
    expect(within(box).getByRole('link')).toHaveAttribute('href', 'tel:+911205550142');
    expect(within(box).getByText(/do not carry it away/)).toBeInTheDocument();
  });

  test('omits waste box where content has none', () => {
    open(corporate);
    expect(screen.queryByRole('heading', { name: wasteWords })).not.toBeInTheDocument();
  });

  test('tells education as a case study: problem, solution, five advantages, five benefits, three boxes', () => {
    open(education);
    for (const name of [
      'Problem statement',
      'Solution',
      'Advantages',
      'Benefits',
      'Improved safety',
      'Bespoke solutions',
      'Scheduled maintenance',
    ]) {
      expect(screen.getByRole('heading', { name })).toBeInTheDocument();
    }
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(
      education.benefits.map(({ title }) => title),
    );
    for (const advantage of education.advantages) expect(screen.getByText(advantage)).toBeInTheDocument();
  });

  test.each(industries.map((industry) => [industry.slug, industry] as const))(
    '%s shows its case study, benefits, three boxes and the phone number',
    (_, industry) => {
      const { container } = open(industry);
      const titled = [...industry.benefits, ...industry.boxes].flatMap(({ title, text }) => [title, text]);
      const { lead, problem, solution, aim, advantages } = industry;
      for (const text of [lead, ...problem, ...solution, aim, ...advantages, ...titled])
        expect(container).toHaveTextContent(text);
      for (const { title } of industry.boxes)
        expect(screen.getByRole('heading', { name: title, level: 3 })).toBeInTheDocument();
      const call = within(screen.getByRole('complementary', { name: 'Call us' }))
        .getAllByRole('link')
        .map((link) => link.getAttribute('href'));
      expect(call.slice(-2)).toEqual(['tel:+911205550142', '/contact']);
    },
  );

  test('keeps the quote form away while it is switched off', () => {
    const { container } = open(education);
    expect(container.querySelector('form')).toBeNull();
  });
});

function open(industry: IndustryContent) {
  return renderPage(IndustryPage, { path: `/${industry.slug}`, data: industry });
}
