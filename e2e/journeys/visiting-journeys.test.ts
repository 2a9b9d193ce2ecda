import path from 'node:path';
import { visitingJourneys } from './visiting-journeys.ts';

it('tells journeys that need an address alone from those that publish versions or stop services', async () => {
  const { visiting, others } = await visitingJourneys(path.join(__dirname, '..'));
  expect(visiting).toEqual(
    expect.arrayContaining([
      'journeys/every-page.journey.ts',
      'journeys/navigation.journey.ts',
      'faults/network.journey.ts',
    ]),
  );
  expect(others).toEqual(expect.arrayContaining(['new-version', 'rendering', 'canary', 'testers', 'look']));
});
