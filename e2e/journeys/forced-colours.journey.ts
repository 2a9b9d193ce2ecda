import { expect, open, test } from '../support/visit.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`with a ${colorScheme} palette of the visitor's own`, () => {
    test.use({ colorScheme, contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

    test('draws the main actions each in one pair of its colours, without a plate behind the words', async ({
      page,
    }) => {
      await open(page, '/contact');
      for (const [action, ground, words] of [
        [page.getByRole('button', { name: 'Send message' }), 'LinkText', 'Canvas'],
        [page.getByRole('banner').getByRole('link', { name: 'Talk to us' }), 'Highlight', 'HighlightText'],
      ] as const) {
        await expect(action).toHaveCSS('forced-color-adjust', 'none');
        const colours = await action.evaluate(
          (element, names) => {
            const probe = document.body.appendChild(document.createElement('p'));
            const own = names.map((name) => {
              probe.style.color = name;
              return getComputedStyle(probe).color;
            });
            probe.remove();
            const { backgroundColor, color } = getComputedStyle(element);
            return { own, drawn: [backgroundColor, color] };
          },
          [ground, words],
        );
        expect(colours.drawn).toEqual(colours.own);
      }
    });
  });
}
