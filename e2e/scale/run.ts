import { createProgram, runCommandLine } from '@site/service/commands/program';
import { measureParts } from './fifty-parts.ts';
import { measureCosts } from './measure.ts';
import { breakingPoint, changeSeconds, designs, type Forecast, forecast, returningFiles } from './model.ts';
import { hitRate, zipf } from './visits.ts';

const program = createProgram(
  'npm run scale -w e2e --',
  'Says in Markdown what the site needs for a million to ten thousand million views a month, and where each design breaks first.',
);
program.command('model', { isDefault: true }).description('computes that from measured costs').action(printModel);
program.command('measure').description('measures the costs anew; costs.ts keeps them').action(measureCosts);
program.command('parts').description('compares a site of five parts with one of fifty').action(measureParts);
await runCommandLine(program);

function printModel(): void {
  printNeeds();
  printBreakingPoints();
  printDeploys();
  printHitRates();
}

function printNeeds(): void {
  const columns: [heading: string, cell: (needs: Forecast) => number | string][] = [
    ['Edges', ({ edges }) => edges],
    ['Cores', ({ cores }) => cores],
    ['Memory, GB', ({ memoryGb }) => memoryGb],
    ['Million requests to the bucket', ({ bucketRequests }) => bucketRequests],
    ['TB to visitors', ({ toVisitors }) => toVisitors],
    ['TB from machines', ({ fromMachines }) => fromMachines],
    ['Enquiries a second', ({ stored }) => stored],
    ['Connections', ({ connections }) => connections],
    ['US dollars', ({ money }) => money],
    [
      'Most used limit',
      ({ limits: [{ name, used } = { name: '', used: 0 }] }) =>
        `${name}, ${used > 1 ? `${text(used)} times too much` : percent(used)}`,
    ],
  ];
  const rows = [1e6, 1e8, 1e9, 1e10].flatMap((viewsPerMonth) =>
    designs.map((design) => {
      const needs = forecast(design, { viewsPerMonth, deploysPerDay: 10, parts: 4 });
      return [viewsPerMonth / 1e6, design.name, ...columns.map(([, cell]) => cell(needs))];
    }),
  );
  printTable(
    'A month with ten deploys a day by four parts',
    ['Million views', 'Design', ...columns.map(([heading]) => heading)],
    rows,
  );
}

function printBreakingPoints(): void {
  const rows = designs.map((design) => {
    const [rare, frequent] = [1, 200].map((deploysPerDay) => breakingPoint(design, { deploysPerDay, parts: 50 }));
    const millions = (views = 0) => views / 1e6;
    return [design.name, millions(rare?.viewsPerMonth), millions(frequent?.viewsPerMonth), frequent?.limit ?? ''];
  });
  const headings = ['Design', 'Million views, 1 deploy a day', '200 deploys a day', 'What breaks first'];
  printTable('Where each design breaks', headings, rows);
}

function printDeploys(): void {
  const viewsPerMonth = 1e8;
  const rows = [1, 10, 50, 200].flatMap((deploysPerDay) =>
    [1, 4, 50].map((parts) => {
      const size = { viewsPerMonth, deploysPerDay, parts };
      const design = designs.find(({ name }) => name === 'CDN');
      if (!design) throw new Error('There is no design CDN.');
      const { edges, bucketRequests, limits } = forecast(design, size);
      const gate = limits.find(({ name }) => name.startsWith('gates'))?.used ?? 0;
      return [
        deploysPerDay,
        parts,
        returningFiles(size).bytes / 1_000,
        changeSeconds(size) / 60,
        bucketRequests,
        2 * edges * deploysPerDay,
        percent(gate),
      ];
    }),
  );
  const headings = [
    'Deploys a day',
    'Parts',
    'KB for a returning visitor',
    'Minutes between',
    'Requests to the bucket, million',
    'Purges a day',
    'Gate in use',
  ];
  printTable('Deploys: 100 million views a month, CDN', headings, rows);
}

/** At one edge with ten pages a second, and at one cache of a CDN with as many. */
function printHitRates(): void {
  const rows = [200, 2_000, 20_000].flatMap((pages) =>
    [1, 10, 200].map((deploysPerDay) => {
      const options = { popularity: zipf(pages), perSecond: 10, changeSeconds: changeSeconds({ deploysPerDay }) };
      const rates = [{}, { capacity: 400 }, { ttlSeconds: 20 }].map((limit) =>
        percent(hitRate({ ...options, ...limit })),
      );
      return [pages, deploysPerDay, ...rates];
    }),
  );
  const headings = ['Pages', 'Deploys a day', 'Edge that holds all', 'Edge that holds 400 (128 MB)', 'CDN, 20 s'];
  printTable('Pages from a cache that ten a second are asked of', headings, rows);
}

function printTable(title: string, headings: string[], rows: (string | number)[][]): void {
  const lines = [headings, headings.map(() => '---'), ...rows.map((row) => row.map(text))];
  console.log(`${title}:\n\n${lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}\n`);
}

/** Two digits are more than the costs are right to. */
function text(cell: string | number): string {
  return typeof cell === 'string' ? cell : Number(cell.toPrecision(2)).toLocaleString('en-GB');
}

function percent(share: number): string {
  return `${text(100 * share)} %`;
}
