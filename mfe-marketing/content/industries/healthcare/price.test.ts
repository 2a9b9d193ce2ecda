import { services } from '../../all-pages.ts';
import { price } from '../../how-we-work/price.ts';
import { hospitalPrice } from './price.ts';
import { hospitalProof } from './proof.ts';

const [roster, nurses] = hospitalProof.staffing.tables;

describe('the price of a ward attendant', () => {
  const { costs, cost, charge, beforeTax, tax, total } = hospitalPrice.bill;
  const [wage = 0, epf, esic, bonus, relief, uniform] = costs.map(({ amount }) => amount);

  it('uses the percentages of the price on our-approach', () => {
    expect([epf, esic, bonus]).toEqual([wage * 0.13, wage * 0.0325, Math.round(wage * 0.0833)]);
    expect(charge.amount / cost.amount).toBe(price.charge.amount / price.cost.amount);
    expect(tax.amount / beforeTax.amount).toBe(price.tax.amount / price.beforeTax.amount);
    expect(uniform).toBe(Math.round((price.costs[5]?.amount ?? 0) * 1.25));
  });

  it('pays one reliever for four posts', () => {
    expect(relief).toBe(Math.round(sum(costs.slice(0, 4).map(({ amount }) => amount)) / 4));
  });

  it('adds up', () => {
    expect(cost.amount).toBe(sum(costs.map(({ amount }) => amount)));
    expect(beforeTax.amount).toBe(cost.amount + charge.amount);
    expect(total.amount).toBe(beforeTax.amount + tax.amount);
    expect(hospitalPrice.intro).toContain(`${rupees(costs[0]?.amount)} is for Noida, semi-skilled,`);
  });
});

describe('the price of all posts of a hospital', () => {
  const { month, bill } = hospitalPrice;
  const sample = services.find(({ slug }) => slug === 'paramedic-services')?.sample;
  const [nurse = Number.NaN, skilled = Number.NaN] =
    sample?.kind === 'post' ? sample.price.bills.map(({ total }) => total.amount) : [];
  const cleaning = 100 * Math.round((price.total.amount * 30) / 26 / 100);
  const rates = { cleaning, attendants: bill.total.amount, charge: skilled, nurse, paramedic: skilled };

  it('uses the rates of our-approach, of this page and of paramedic services', () => {
    expect(price.allDays).toContain(rupees(rates.cleaning));
    const rows = month.rows.filter(({ isTotal }) => !isTotal);
    expect(rows.map(({ detail }) => detail?.split(' at ').at(-1))).toEqual(Object.values(rates).map(rupees));
  });

  test.each([
    ['100', 1],
    ['300', 2],
  ] as const)('is the sum of those of %s beds', (_, column) => {
    const counts = { cleaning: 0, attendants: 0, charge: 0, nurse: 0, paramedic: 0 };
    for (const table of [roster, nurses]) {
      for (const [post = '', ...cells] of table?.rows ?? []) {
        const kind = rateOf(post);
        if (kind) counts[kind] += sum((cells[column - 1] ?? '').split(' / ').map(Number));
      }
    }
    const { cleaning, attendants, charge, nurse, paramedic } = counts;
    const inRoster = [cleaning, attendants, charge];
    const amounts = [cleaning * rates.cleaning, attendants * rates.attendants, charge * rates.charge];
    const nursing = [nurse * rates.nurse, paramedic * rates.paramedic];
    const posts = [...inRoster, sum(inRoster), nurse, paramedic, sum([...inRoster, nurse, paramedic])];
    expect(month.rows.map(({ detail }) => Number(detail?.match(/\d+/g)?.[column - 1]))).toEqual(posts);
    expect(month.rows.map(({ cells }) => amountIn(cells[column - 1]))).toEqual([
      ...amounts,
      sum(amounts),
      ...nursing,
      sum([...amounts, ...nursing]),
    ]);
  });

  it('is among the key figures, and in the summary for both sizes', () => {
    const totals = month.rows.filter(({ isTotal }) => isTotal).map(({ cells }) => cells.map((cell) => amountIn(cell)));
    const lakh = totals.flat().map((amount) => (amount / 100_000).toFixed(1));
    expect(hospitalProof.sizes.rows.map(({ cells }) => cells[2])).toEqual(lakh);
    const [, figure] = hospitalProof.figures;
    expect(figure?.value).toBe(`₹${lakh[1]}\u00a0lakh`);
  });

  it('says which posts it leaves out', () => {
    expect(hospitalProof.figures[0]?.meaning).toContain('nurses are extra');
    expect(hospitalProof.reference.intro).toMatch(
      /Electricians and plumbers, \d+ and \d+ posts, are quoted after the visit/,
    );
  });

  it('states 5%, 20% and all of its service charge in rupees', () => {
    const monthly = amountIn(month.rows[3]?.cells[1]);
    const charge = monthly * (bill.charge.amount / bill.total.amount);
    const inHundreds = (amount: number) => rupees(100 * Math.round(amount / 100));
    const { figures, note } = hospitalProof.times.late;
    for (const [share, percent] of [
      [1 / 20, '5%'],
      [1 / 5, '20%'],
    ] as const)
      expect(figures.find(({ meaning }) => meaning.includes(`(${percent} of the`))?.value).toBe(
        inHundreds(charge * share),
      );
    expect(note).toContain(`${rupees(monthly)} a month our service charge is about ${inHundreds(charge)}`);
    expect(note).toContain('for 300\u00a0beds');
  });
});

/** The rate of a kind of post; undefined for posts that we quote after the visit. */
function rateOf(post: string): 'cleaning' | 'attendants' | 'charge' | 'nurse' | 'paramedic' | undefined {
  if (post === 'Electricians' || post === 'Plumbers') return undefined;
  if (post === 'Ward attendants') return 'attendants';
  if (post === 'Paramedics') return 'paramedic';
  if (post.startsWith('Nurses')) return 'nurse';
  return post === 'Supervisors' || post === 'Site in-charge' ? 'charge' : 'cleaning';
}

function amountIn(cell = ''): number {
  return Number(cell.replace(/\D/g, ''));
}

function rupees(amount = Number.NaN): string {
  return `₹${amount.toLocaleString('en-IN')}`;
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
