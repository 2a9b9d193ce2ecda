import { generated } from '@site/service/testing/send-requests';
import fc from 'fast-check';
import { fromHtmlIsomorphic } from 'hast-util-from-html-isomorphic';
import { sanitize } from 'hast-util-sanitize';
import { defaultTreeAdapter, html, parseFragment, serialize } from 'parse5';
import { allowedHtml } from '../../contract/allowed-html.ts';
import { convertPost } from './convert-post.ts';

/** What writers, other programs and attackers put into a post. */
const pieces = [
  ...[
    'word',
    '\n',
    '\n\n',
    '## ',
    '- ',
    '1. ',
    '> ',
    '> [!NOTE]\n> ',
    '    ',
    '---\n',
    '| a | b |\n|---|---|\n| c | d |\n',
  ],
  ...[
    '*',
    '**',
    '~~',
    '`',
    '```\n',
    '```sheet\n',
    '[^1]',
    '[^1]: ',
    '[a](/contact)',
    '[a](#a)',
    '[a](javascript:b)',
    '\\',
  ],
  ...[
    '<b>',
    '</b>',
    '<p>',
    '<div',
    '<td>',
    '<table>',
    '<select><option>',
    '<script>',
    '</script>',
    '<!--',
    '-->',
    '<?',
  ],
  ...[
    '<a href="/contact" id="a">',
    '<h2 id="about-a">',
    '<svg><a href="/a">',
    '<iframe src="https://youtu.be/a">',
    '&amp;',
    '&#1;',
  ],
];

const post = fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 40 }).map((chosen) => chosen.join(''));

it('stores well-formed HTML of allowed elements, whatever the post', () => {
  fc.assert(
    fc.property(post, (markdown) => {
      const converted = convertPost(markdown);
      if (converted.status === 'invalid') return;
      const fragment = parseFragment(page, converted.html, {});
      expect(tagsIn(serialize(fragment))).toEqual(tagsIn(converted.html));
      const tree = fromHtmlIsomorphic(converted.html, { fragment: true });
      expect(sanitize(tree, allowedHtml)).toEqual(tree);
    }),
    generated,
  );
});

const page = defaultTreeAdapter.createElement('div', html.NS.HTML, []);

/** Serialisers differ in how they write characters. */
function tagsIn(markup: string): string[] {
  return markup.match(/<[^<>]*>/g) ?? [];
}
