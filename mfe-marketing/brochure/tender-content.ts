import { brand, tendersEmail } from '@site/brand';
import { indianDate } from '@site/text/indian-time';
import { indianNumber } from '@site/ui/indian-number';
import { howWeWork } from '../content/how-we-work/how-we-work.ts';
import type { BillContent, GroupsContent, PriceLine } from '../content/how-we-work/types.ts';
import { content as healthcare } from '../content/industries/healthcare/content.ts';
import { card as paramedic } from '../content/services/paramedic/card.ts';
import type { TableContent, TableRow, TitledText } from '../content/types.ts';
import { officeMap, officeWays } from './reach-content.ts';

const { times, staffing, price, bidder, served, start, procedures } = healthcare;
const { response, escalation } = howWeWork.work;
const { papers } = howWeWork.before.start;
const { agreement, limits } = howWeWork.terms;
const hospitalGroups = procedures.groups.map(({ title, points }) => ({
  title,
  items: points.map(({ term, text }) => ({ title: term, text })),
}));

const name = 'Tender pack for hospitals';
const { day, month, year } = indianDate(healthcare.updated);
const date = `${day} ${month} ${year}`;

/** The content of the tender pack, taken from the pages: a change there requires a new one (`brochure.documents.test.ts`). */
export const tenderContent = {
  title: `${brand.name}: ${name.toLowerCase()}`,
  cover: {
    name,
    tagline: `As of ${date}`,
    text: healthcare.lead,
    illustration: healthcare.illustration,
  },
  /** At the foot of each sheet. */
  foot: `${brand.name}: ${name.toLowerCase()}, as of ${date}`,
  times: { ...times, illustration: healthcare.closeUp },
  response: { ...response, rows: [...response.rows, ...response.others.rows], escalation },
  staffing,
  price: {
    ...price,
    post: { title: 'What one post costs', lead: 'For 8 and for 12 hours a day, and one of them line by line.' },
    build: {
      caption: `${price.bill.label}: ${price.bill.subject}, ${price.bill.terms}`,
      head: price.bill.head,
      rows: linesOf(price.bill),
      note: price.note,
    } satisfies TableContent,
  },
  bidder: { ...bidder, items: bidder.points.map(({ term, text }) => ({ title: term, text })) },
  papers: {
    ...papers,
    table: {
      caption: 'What comes with the quotation',
      head: ['Registration or policy', 'Covers', 'You get'],
      rows: papers.rows.map(({ paper, covers, comes }) => ({ name: paper, cells: [covers, comes] })),
    } satisfies TableContent,
    agreement: { title: agreement.title, items: itemsOf(agreement) },
  },
  limits: {
    ...limits,
    groups: [
      ...limits.groups,
      ...hospitalGroups
        .filter(({ title }) => title === 'Limits')
        .map(({ items }) => ({ title: 'In your hospital', items })),
    ],
  },
  procedures: { ...procedures, groups: hospitalGroups.filter(({ title }) => title !== 'Limits') },
  served: { ...served, start, illustration: paramedic.closeUp },
  reach: {
    title: 'Tender contact',
    lead: 'Send them to the address for tenders; a director replies within one working day.',
    phone: brand.phone,
    ways: [{ term: 'Tenders', text: tendersEmail, href: `mailto:${tendersEmail}` }, ...officeWays],
    registration: brand.registration,
    illustration: officeMap,
  },
};

export type TenderContent = typeof tenderContent;

/** Each line of a quotation, then the sums. */
function linesOf({ costs, cost, charge, beforeTax, tax, total }: BillContent): TableRow[] {
  const line = ({ label, amount }: PriceLine) => ({ name: label, cells: [indianNumber(amount)] });
  const sum = (content: PriceLine) => ({ ...line(content), isTotal: true as const });
  return [...costs.map(line), sum(cost), line(charge), sum(beforeTax), line(tax), sum(total)];
}

function itemsOf({ groups }: GroupsContent): TitledText[] {
  return groups.flatMap(({ items }) => items);
}
