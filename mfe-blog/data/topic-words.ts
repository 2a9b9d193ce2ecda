import type { Topic } from '../contract/topics.ts';

/** The line under a topic's title. */
export function topicLine({ kind, slug, name, posts }: Topic): string {
  const ownLine = kind === 'category' ? lines[slug] : undefined;
  return (
    ownLine ??
    `${posts === 1 ? 'One post' : `${posts} posts`} on ${name}, with figures, steps and costs from Indian buildings.`
  );
}

/** A name with a capital at its start: `water tanks` becomes `Water tanks`. */
export function topicTitle(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

// A category without a line here gets the general one, so that a new category needs no release.
const lines: Record<string, string> = {
  care: 'Caring for elders at home: who does what, what a safe room needs, and how the family stays informed.',
  electrical: 'Bills, panels and power: what the numbers on your meter mean, and what to check before something trips.',
  events: 'Crews, queues and tea breaks: how many people an event needs, where they stand and at what time.',
  gardening: 'Lawns, plants and watering through the Indian year, from the gardeners who look after them.',
  hospitals: 'How ward cleaning differs from office cleaning: zones, cloths, waste colours and the spill drill.',
  housekeeping: 'What to clean and how often, how many people it takes, and how to check that it was done.',
  'housing-societies':
    'For managing committees: what to do about tanks, terraces, bills and staff, and in which month.',
  'managing-people': 'Rosters, wages, rounds and handovers: how to manage a team so that good people stay.',
  offices: 'Desks, pantries, lifts and budgets: how to keep an office floor clean, stocked and working.',
  pantry: 'Tea, stock, hygiene and meetings: what a pantry attendant does in a day, and what to agree beforehand.',
  plumbing: 'Tanks, terraces, pumps and drains: what to check, what it costs and what to finish before the rains.',
};
