import { renderPage } from '@site/host/testing/render-page';
import { screen, within } from '@testing-library/react';
import { content } from '../../content/company/pages/our-approach.ts';
import { ApproachPage } from './ApproachPage.tsx';

describe('ApproachPage', () => {
  it('leads to contact by its button', () => {
    open();
    expect(screen.getByRole('link', { name: 'Contact Us Now' })).toHaveAttribute('href', '/contact');
  });

  it('hands out the brochure in a tab of its own, and says so beside the link, with its size', () => {
    open();
    const link = screen.getByRole('link', { name: 'Download Our Brochure' });
    expect(link).toHaveTextContent(/^Download Our Brochure$/);
    expect(link).toHaveAccessibleDescription('(PDF,\u00a0820\u00a0KB), opens in a new tab');
    expect(link).toHaveAttribute('href', '/sevantra-brochure.pdf');
    expect(link).toHaveAttribute('target', '_blank');
  });

  it('explains four sides of the approach', () => {
    open();
    const headings = content.subjects.items.map(({ heading }) => heading);
    expect(headings).toHaveLength(4);
    for (const name of headings) expect(screen.getByRole('heading', { level: 3, name })).toBeInTheDocument();
  });

  it('links its four chapters from its contents', () => {
    const { container } = open();
    const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
    const targets = links.map((link) => {
      const target = container.querySelector(link.getAttribute('href') ?? '');
      expect(target).toHaveTextContent(link.textContent ?? '');
      return target?.tagName;
    });
    expect(targets).toEqual(['H2', 'H2', 'H2', 'H2']);
  });

  it('folds the details away, under rows that say what they come to', () => {
    const { container } = open();
    const closed = [...container.querySelectorAll('details:not([open]) > summary')].map((row) => row.textContent);
    for (const words of [
      'GST, EPF, ESIC, labour licence',
      'The other five',
      'what changes them',
      '₹25,488 for one post',
      '45 minutes to 2 hours',
      '741 of 744',
      'thirty days’ notice',
      'pest control',
    ])
      expect(closed.filter((row) => row?.includes(words))).toHaveLength(1);
  });

  it('puts three times beside each kind of fault', () => {
    const { response } = content.chapters.work;
    open();
    for (const { caption, rows } of [response, response.others]) {
      const table = within(screen.getByRole('table', { name: caption }));
      expect(rows).toHaveLength(5);
      for (const { call, there, done, signed } of rows) {
        const cells = within(table.getByRole('row', { name: new RegExp(`^${call}`) })).getAllByRole('cell');
        expect(cells.map(({ textContent }) => textContent)).toEqual(
          [there, done, signed].map(({ value }) => expect.stringContaining(`${value}`)),
        );
      }
    }
  });

  it('marks the worked price as an example, and sets GST apart', () => {
    open();
    const table = within(screen.getByRole('table', { name: /^Example/ }));
    expect(table.getByRole('row', { name: /^Price before GST/ })).toHaveTextContent('21,600');
    expect(table.getByRole('row', { name: /^GST/ })).toHaveTextContent('3,888');
    expect(table.getByRole('row', { name: /^Invoice for the month/ })).toHaveTextContent('25,488');
  });

  it('takes the worked price along to the enquiry', () => {
    open();
    const link = new URL(screen.getByText('Get a quotation').closest('a')?.href ?? '');
    expect(link.searchParams.get('message')?.replaceAll('\u00a0', ' ')).toBe(
      'Please send a quotation like the example on your site: one housekeeping post in Noida, unskilled, 8 hours a day, 26 days a month. Invoice for the month: ₹25,488.',
    );
  });

  it('shows a monthly report and a signed round, both marked as samples', () => {
    open();
    const [bill, ...sheets] = screen.getAllByRole('figure');
    expect(bill).toHaveTextContent('Example');
    expect(sheets).toHaveLength(2);
    for (const sheet of sheets) expect(within(sheet).getByText('Sample')).toBeInTheDocument();
    const [report, round] = sheets.map((sheet) => within(sheet));
    expect(report?.getByRole('table', { name: 'Faults by response time' })).toBeInTheDocument();
    expect(report?.getByRole('table', { name: 'Meter readings' })).toBeInTheDocument();
    expect(round?.getByRole('row', { name: /^6:31\spm Pantry/ })).toHaveTextContent('Fault');
    expect(round?.getByText('Walked by, 6:58 pm')).toBeInTheDocument();
  });
});

function open() {
  return renderPage(ApproachPage, { path: '/our-approach', data: content });
}
