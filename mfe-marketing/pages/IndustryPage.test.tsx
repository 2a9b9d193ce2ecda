import { brand } from '@site/brand';
import { preparedMessage, visitPath } from '@site/brand/contact-links';
import { renderPage } from '@site/host/testing/render-page';
import { screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { industries } from '../content/all-pages.ts';
import { content as corporate } from '../content/industries/corporate/content.ts';
import { content as education } from '../content/industries/education/content.ts';
import { content as event } from '../content/industries/event/content.ts';
import { content as residential } from '../content/industries/residential/content.ts';
import type { HospitalContent, IndustryContent } from '../content/industries/types.ts';
import { HealthcarePage } from './HealthcarePage/HealthcarePage.tsx';
import { IndustryPage } from './IndustryPage.tsx';

const wasteWords = 'Commercial Waste Services in your Area';

describe('IndustryPage', () => {
  it.each([
    ['education', education],
    ['event', event],
  ])('shows the waste box with a phone number on %s', (_, industry) => {
    open(industry);
    const box = within(screen.getByRole('complementary', { name: wasteWords }));
    expect(box.getByText('Need help? Talk to an expert')).toBeInTheDocument();
    expect(box.getByRole('link')).toHaveAttribute('href', brand.phone.href);
  });

  it('omits waste box where content has none', () => {
    open(corporate);
    expect(screen.queryByRole('complementary', { name: wasteWords })).not.toBeInTheDocument();
  });

  it.each(industries.map((industry) => [industry.slug, industry] as const))(
    '%s shows its case study, benefits, three boxes and the phone number',
    (_, industry) => {
      const { container } = open(industry);
      const titled = [...industry.benefits, ...industry.boxes].flatMap(({ title, text }) => [title, text]);
      const { lead, problem, solution, aim, advantages } = industry;
      for (const text of [lead, ...problem, ...solution, aim, ...advantages, ...titled])
        expect(container).toHaveTextContent(text);
      for (const name of ['Problem statement', 'Solution', 'Advantages', 'Benefits'])
        expect(screen.getByRole('heading', { name })).toBeInTheDocument();
      expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(
        expect.arrayContaining(industry.benefits.map(({ title }) => title)),
      );
      const features = within(screen.getByRole('list', { name: 'Features' })).getAllByRole('listitem');
      expect(features.map((box) => within(box).getByRole('heading').textContent)).toEqual(
        industry.boxes.map(({ title }) => title),
      );
      const call = within(screen.getByRole('complementary', { name: 'Call us' }))
        .getAllByRole('link')
        .map((link) => link.getAttribute('href'));
      expect(call.slice(-2)).toEqual([brand.phone.href, visitPath]);
    },
  );

  it('shows a quotation as a sheet with its label, title and terms', () => {
    const { sample } = residential;
    if (sample.kind !== 'quotation') throw new Error('The page of housing societies shows no quotation.');
    open({ ...residential, sample: { ...sample, label: 'Sample', subject: 'room: one bed', terms: 'with tax' } });
    const sheet = within(screen.getByRole('heading', { name: 'Room: one bed' }).closest('figure') ?? document.body);
    expect(sheet.getByText('With tax')).toBeInTheDocument();
    expect(sheet.getByText('Sample')).toBeInTheDocument();
    expect(sheet.getByRole('table', { name: 'Sample: room: one bed, with tax' })).toBeInTheDocument();
  });

  it('takes the sums of both examples of a society to the contact form', () => {
    open(residential);
    const messages = screen.getAllByRole<HTMLAnchorElement>('link', { name: 'Get a quotation' }).map(({ href }) => {
      return new URL(href).searchParams.get('message')?.replaceAll('\u00a0', ' ');
    });
    for (const message of messages) expect(message).toMatch(preparedMessage);
    expect(messages).toEqual([
      expect.stringContaining('120 flats at ₹1,179 a flat, 400 flats at ₹1,152 a flat'),
      expect.stringContaining('medical room for 540 flats, 18 % GST included. ₹1,34,496 a month, ₹249 a flat.'),
    ]);
  });

  it('has the quote form, hidden and inactive, while it is switched off', () => {
    const { container } = open(education);
    const form = container.querySelector('form');
    expect(form).toHaveAttribute('inert');
    expect(form).not.toBeVisible();
    expect(form?.querySelector('fieldset')).toBeDisabled();
    expect(Array.from(form?.querySelectorAll('[name]') ?? [], (control) => control.getAttribute('name'))).toEqual([
      'form_name',
      'form_email',
      'form_phone',
      'form_subject',
      'form_message',
      'form_botcheck',
    ]);
  });
});

function open(industry: IndustryContent | HospitalContent) {
  return renderPage(industry.sample.kind === 'round' ? HealthcarePage : IndustryPage, {
    path: `/${industry.slug}`,
    data: industry,
    shell: { FragmentArea: AbsentFragment },
  });
}

/** As the shell shows a fragment that no part of the release has. */
function AbsentFragment({ fallback }: { fallback: ReactNode }) {
  return fallback;
}
