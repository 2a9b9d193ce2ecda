import { brand } from '@site/brand';
import { expect, test } from '@site/journeys';
import { requestHtml } from '../support/request.ts';
import { postRoutes, routes } from '../support/routes.ts';
import { readHtml } from './support/read-html.ts';

/** Shorter ones are labels: 'Talk to us', 'Mon - Sat 9:00 am to 6:00 pm'. */
const fewestWords = 9;
/** The box that asks for a call is the same on every page of a kind, so its words may repeat. */
const callBoxes = [
  'Response times, price, insurance and notice: See how we work',
  'Tell us about your building and we will arrange a visit.',
  `New enquiries: ${brand.workingHours}.`,
  'Tell us about it in two minutes and we will say what we would check first.',
];

test('says no sentence on two pages', async ({ page }) => {
  const pages = [...routes.filter((path) => path !== '/home'), ...(await postRoutes())];
  const owner = new Map<string, string>();
  for (const path of pages) {
    for (const sentence of sentencesOf((await readHtml(page, (await requestHtml(path)).html)).blocks)) {
      expect.soft(owner.get(sentence), `"${sentence}" on ${path} and`).toBeUndefined();
      owner.set(sentence, path);
    }
  }
});

function sentencesOf(blocks: string[]): Set<string> {
  const sentences = blocks.flatMap((block) => block.split(/(?<=[.!?])\s+/)).map((sentence) => sentence.trim());
  return new Set(
    sentences.filter((sentence) => sentence.split(' ').length >= fewestWords && !callBoxes.includes(sentence)),
  );
}
