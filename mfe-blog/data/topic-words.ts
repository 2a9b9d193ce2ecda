import type { Topic } from '../contract/topics.ts';

/** The line under a topic's title. */
export function topicLine({ kind, slug, name, posts }: Topic): string {
  const ownLine = kind === 'category' ? lines[slug] : undefined;
  return (
    ownLine ??
    `${posts === 1 ? 'One post' : `${posts} posts`} on ${name}, with the figures, steps and prices of Indian buildings.`
  );
}

/** A name with a capital at its start: `water tanks` becomes `Water tanks`. */
export function topicTitle(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

// A category without a line here gets the general one, so that a new category needs no release.
const lines: Record<string, string> = {
  care: 'Looking after people at home: who does what, what a safe room needs, and how the family stays informed.',
  electrical: 'Bills, panels and power: what the numbers on your meter mean and what to have checked before it trips.',
  events: 'Crews, queues and tea breaks: how many people a gathering needs, and where they stand at which hour.',
  gardening: 'Lawns, plants and water through an Indian year, written by the gardeners who keep them alive.',
  hospitals: 'Wards are cleaned by other rules than offices: zones, cloths, waste colours and the drill for a spill.',
  housekeeping: 'What clean means, how many people it takes and how to see that it was done, floor by floor.',
  'housing-societies':
    'For managing committees: tanks, terraces, bills and staff, in the order in which they will need you.',
  'managing-people':
    'Rosters, wages, rounds and handovers: running a crew so that good people stay with your building.',
  offices: 'Desks, pantries, lifts and budgets: running an office floor so that nobody has to think about it.',
  pantry:
    'Tea for a hundred, a fridge at four degrees, milk counted at eight: the pantry seen from behind its counter.',
  plumbing: 'Tanks, terraces, pumps and drains: what to look at, what it costs and what cannot wait for the rains.',
};
