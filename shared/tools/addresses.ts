import { createProgram, jsonOption, printResult, runCommandLine } from '@site/service/commands/program';
import { siteAddresses } from './site-addresses.ts';

const program = createProgram(
  'npm run addresses --',
  'Lists every address of the site: of the parts in this checkout, and of the others as they are in production.',
).addOption(jsonOption);

await runCommandLine(
  program.action(async (options) => {
    const { paths, moved } = await siteAddresses();
    const redirects = Object.entries(moved).map(([from, to]) => `${from} -> ${to}`);
    printResult({ text: [...paths, ...redirects].join('\n'), data: { paths, moved } }, options);
  }),
);
