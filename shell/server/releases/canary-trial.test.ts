import { readFileSync } from 'node:fs';
import path from 'node:path';
import { minNetworksAgainst } from '@site/delivery/canary/canary-counts';
import { maxVisitorsPerNetwork } from './canary-trial.ts';

it('has the limits for networks that DELIVERY.md names', () => {
  const delivery = readFileSync(path.join(import.meta.dirname, '../../DELIVERY.md'), 'utf8');
  const [, section = ''] = delivery.split('Each edge counts at most this many visitors of a network:');
  const rows = section.split('\n\n')[1]?.split('\n').slice(2) ?? [];
  const named = rows.flatMap((row) => {
    const [, networks = '', visitors = ''] = row.split('|');
    return networks.split(',').map((network) => [prefixOf(network), Number(visitors.replace(',', ''))]);
  });
  expect(Object.fromEntries(named)).toEqual(maxVisitorsPerNetwork);
  expect(section).toContain(`at least ${['none', 'one', 'two', 'three'][minNetworksAgainst]} networks`);
});

function prefixOf(network: string): number {
  if (network.includes('all together')) return 0;
  return network.includes('IPv4 address') ? 32 : Number(/\/(\d+)/.exec(network)?.[1]);
}
