import { generated } from '@site/service/testing/send-requests';
import fc from 'fast-check';
import { fromHtmlIsomorphic } from 'hast-util-from-html-isomorphic';
import { sanitize } from 'hast-util-sanitize';
import { defaultTreeAdapter, html, parseFragment, serialize } from 'parse5';
import { allowedHtml } from '../../contract/allowed-html.ts';
import { lintMarkdown } from '../authoring/lint-markdown.ts';
import { convertPost } from './convert-post.ts';

/** Each word once, so that a lost one is noticed: `w0`, `w1` and so on, in the order of the text. */
type Piece = (word: () => string) => string;

const inline: fc.Arbitrary<Piece> = fc.oneof(
  piece((word) => word()),
  ...['*', '**', '***', '~~', '~', '`', '_', '__', ' * ', '=='].map((mark) => piece((word) => mark + word() + mark)),
  ...['b', 'i', 'u', 's', 'del', 'sub', 'sup', 'mark', 'kbd', 'font', 'button', 'name', 'textarea', 'q'].map((tag) =>
    piece((word) => `<${tag}>${word()} ${word()}</${tag}>`),
  ),
  ...[
    '<b>',
    '</b>',
    '<p>',
    '<div',
    '</name>',
    '<',
    '>',
    '&',
    '&amp;',
    '&nbsp;',
    '<br>',
    '<!--',
    '-->',
    '[',
    ']',
    '](',
    '|',
    '\\',
    '"',
  ].map((mark) => piece((word) => mark + word())),
  piece((word) => `</${word()}> </b ${word()}>`),
  piece((word) => `[${word()}](/contact)`),
  piece((word) => `[${word()}](http://elsewhere.example)`),
  piece((word) => `<?${word()}?> <!A ${word()}>`),
  piece((word) => `<a href="/contact">${word()}`),
  piece((word) => `<select><option>${word()}</select>`),
  piece((word) => `12*${word()}*18`),
  piece((word) => `**पानी।**${word()}`),
  piece((word) => `${word()}[^1]`),
  piece((word) => `${word()}[^gone]`),
  piece((word) => `![${word()}](/uploads/a.webp)`),
  piece((word) => `![${word()}](/uploads/a b.webp "${word()}")`),
  piece((word) => `[${word()}][${word()}] and [${word()}]`),
  piece((word) => `<https://${word()}.example> https://${word()}.example।`),
  piece((word) => `\`${word()} <b>\` \`\`${word()} \` ${word()}\`\``),
  ...['head', 'body', 'td', 'caption', 'frame'].map((tag) => piece((word) => `<${tag} ${word()}>${word()}`)),
);

const line: fc.Arbitrary<Piece> = fc
  .array(inline, { minLength: 1, maxLength: 5 })
  .map((pieces) => (word) => pieces.map((one) => one(word)).join(' '));

const block: fc.Arbitrary<Piece> = fc.oneof(
  line,
  ...['## ', '##\u00a0', '- ', '-\u00a0', '• ', '1. ', '> ', '- [ ] ', '- [x] ', '    ', '[^1]: ', '[^2]: ', '# '].map(
    (start) =>
      line.map(
        (text): Piece =>
          (word) =>
            `${start}${text(word)}\n${start}${word()}`,
      ),
  ),
  piece((word) => `[${word()}]: ${word()}`),
  piece((word) => `| ${word()} | b |\n|---|---|\n| ${word()} | ${word()} | ${word()} |\n| \`${word()} | ${word()}\` |`),
  piece((word) => `<details><summary>${word()}</summary>\n\n${word()}\n\n</details>`),
  piece((word) => `<table><tr><td colspan="2">${word()}</td></tr>${word()}</table>`),
  piece((word) => `<div align="center">\n${word()}\n</div>`),
  piece((word) => `<script>\n${word()}\n</script>`),
  piece((word) => `\`\`\`sheet\n### ${word()}\n\n- *${word()}* ${word()}\n\`\`\``),
  piece((word) => `\`\`\`\n${word()} <b> ** ~\n\`\`\``),
  piece((word) => `\`\`\`${word()} ${word()}\n${word()}\n\`\`\``),
  piece((word) => `~~~\n${word()}`),
  piece((word) => `${word()}\n${word()}\n---\n${word()}\n===`),
  piece((word) => `| ${word()} | ${word()} |\n|---|---|\n| [${word()}](/contact) | ${word()}[^1] |\n${word()}`),
  piece((word) => `4. ${word()}\n   - ${word()}\n\n   ${word()}\n9. ${word()}`),
  piece((word) => `> ${word()}\n${word()}\n> > ${word()}`),
  piece((word) => `[^1]: ${word()}\n    ${word()}\n\n    ${word()}`),
  piece((word) => `<p>${word()}<button><p>${word()}</p></button></p>`),
  piece((word) => `<td>${word()}</td>\n<tr><td>${word()}</td></tr>`),
  piece((word) => `[${word()}](https://youtu.be/aqz-KE-bpKQ)`),
);

const post = fc
  .array(fc.tuple(block, fc.constantFrom('\n', '\n\n')), { minLength: 1, maxLength: 8 })
  .map((blocks) => numbered((word) => blocks.map(([text, end]) => text(word) + end).join('')));

/** What is left out with several lines is named where it begins, a tag with at least its first 60 characters. */
const namesMoreLines =
  /with all that is in it|is not shown: nothing refers to it|only the first is shown|^<[^>]{59}… is left out/;

it('shows every word of a post or names a line where one is left out, and stores well-formed HTML of allowed elements', () => {
  fc.assert(
    fc.property(post, (markdown) => {
      const converted = convertPost(markdown);
      if (converted.status === 'invalid') return;
      const shown = shownIn(converted);
      const problems = [...lintMarkdown(markdown), ...converted.problems];
      for (const [index, text] of withoutComments(markdown).split('\n').entries()) {
        const lost = wordsIn(text).filter((word) => !shown.includes(word));
        const isNamed = problems.some(
          ({ line, message }) =>
            // The words of a link stay, whatever its address.
            (line === index + 1 && !message.startsWith('the link')) ||
            (line <= index && (namesMoreLines.test(message) || lost.every((word) => message.includes(word)))),
        );
        if (lost.length > 0 && !isNamed) throw new Error(`${lost} of line ${index + 1}: ${converted.html}`);
      }
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

function piece(write: Piece): fc.Arbitrary<Piece> {
  return fc.constant(write);
}

function numbered(write: Piece): string {
  let count = 0;
  return write(() => `w${count++}w`);
}

function withoutComments(markdown: string): string {
  return markdown.replace(/<!--[\s\S]*?-->/g, (comment) => comment.replace(/w\d+w/g, ''));
}

function wordsIn(text: string): string[] {
  return text.match(/w\d+w/g) ?? [];
}

function shownIn({ html, text }: { html: string; text: string }): string[] {
  const alternatives = [...html.matchAll(/ alt="([^"]*)"/g)].map(([, alt]) => alt);
  return wordsIn([text, ...alternatives].join(' '));
}
