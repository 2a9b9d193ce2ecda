import { PointList } from '@site/ui/PointList';

/** What a subscriber gets, how often and how it ends. */
export function AboutNotes() {
  return <PointList points={points} />;
}

const points = [
  {
    title: 'What you get',
    text: 'Notes like the posts below: what to look at in a building, and what the work costs.',
  },
  { title: 'How often', text: 'About once a month. The first comes only after you have followed a link to confirm.' },
  { title: 'How it ends', text: 'With one click: a link to unsubscribe stands in each of them.' },
];
