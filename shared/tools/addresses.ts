import { expectNoWords } from '@site/service/command-arguments';
import { json, runCommand } from '@site/service/command-line';
import { siteAddresses } from './site-addresses.ts';

await runCommand({
  usage: 'node --import tsx/esm shared/tools/addresses.ts',
  summary:
    'Lists every address of the site: of the parts in this checkout, and of the others as they are in production.',
  options: { json },
  read: expectNoWords,
  async run() {
    const { paths, moved } = await siteAddresses();
    const redirects = Object.entries(moved).map(([from, to]) => `${from} -> ${to}`);
    return { text: [...paths, ...redirects].join('\n'), data: { paths, moved } };
  },
});
