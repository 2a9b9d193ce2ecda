import remarkGfm from 'remark-gfm';
import remarkLintFinalNewline from 'remark-lint-final-newline';
import remarkLintNoLiteralUrls from 'remark-lint-no-literal-urls';
import remarkLintNoUndefinedReferences from 'remark-lint-no-undefined-references';
import remarkLintOrderedListMarkerStyle from 'remark-lint-ordered-list-marker-style';
import remarkParse from 'remark-parse';
import remarkPresetLintRecommended from 'remark-preset-lint-recommended';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { alertPattern } from '../import/alerts.ts';
import type { LineProblem } from '../import/problem.ts';
import { remarkStraySigns } from './stray-signs.ts';

const linter = unified()
  .use(remarkParse)
  .use(remarkGfm, { singleTilde: false })
  .use(remarkPresetLintRecommended)
  // Readers see no difference.
  .use(remarkLintFinalNewline, false)
  .use(remarkLintNoLiteralUrls, false)
  .use(remarkLintOrderedListMarkerStyle, false)
  .use(remarkLintNoUndefinedReferences, { allow: [alertPattern] })
  .use(remarkStraySigns)
  .freeze();

/** Says where Markdown reads a text in another way than its author meant it: remark's recommended rules, and signs that mean nothing here. */
export function lintMarkdown(markdown: string): LineProblem[] {
  const file = new VFile(markdown);
  linter.runSync(linter.parse(file), file);
  return file.messages.map(({ line = 1, reason }) => ({ line, message: reason }));
}
