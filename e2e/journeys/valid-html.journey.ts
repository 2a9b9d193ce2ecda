import { expect, test } from '@site/e2e';
import { HtmlValidate, type Message } from 'html-validate';
import { requestHtml } from '../support/request.ts';
import { onePageOfEachKind, postRoutes, routes } from '../support/routes.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:recommended', 'html-validate:standard'],
  rules: {
    // HTML allows each of these; React writes `srcSet`, `<img/>` and `required=""`.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    // The specification names progress bars by their role, and `ol` has that of a list.
    'prefer-native-element': ['error', { exclude: ['list', 'progressbar'] }],
    // Without its role a list without markers is none to VoiceOver.
    'no-redundant-role': 'off',
    // The style sheet keeps telephone numbers on one line, so that what people copy has plain spaces.
    'tel-non-breaking': 'off',
  },
});

test('serves HTML that a validator accepts on each kind of page, the newest post and the pages of errors', async () => {
  const errors = ['/nowhere', '/blogs/nobody-wrote-this', '/blogs?page=99'];
  const [newest = ''] = await postRoutes();
  await expectValid([...onePageOfEachKind, newest, '/search', '/subscription', '/blogs/category/plumbing', ...errors]);
});

test('serves HTML that a validator accepts on every route and every post', { tag: '@long' }, async () => {
  await expectValid([...routes, ...(await postRoutes())]);
});

async function expectValid(paths: string[]) {
  for (const path of paths) {
    const { html } = await requestHtml(path);
    expect.soft(await problemsOf(html), path).toEqual([]);
  }
}

/** The validator's messages, each with the HTML around it. */
async function problemsOf(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  const lines = html.split('\n');
  return results.flatMap(({ messages }) =>
    messages.map((message) => `${message.ruleId}: ${message.message} in ${around(lines, message)}`),
  );
}

function around(lines: string[], { line, column }: Message): string {
  return (lines[line - 1] ?? '').slice(Math.max(0, column - 60), column + 60);
}
