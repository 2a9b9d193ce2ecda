import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Anchor, anchors, pageComponents, words } from './source-changes.ts';

const all: [string, Anchor][] = [words, pageComponents, anchors].flatMap((group) => Object.entries(group));

it.each(all)('finds the text of %s exactly once in its file', (_name, { file, from }) => {
  const source = readFileSync(path.join(import.meta.dirname, '../..', file), 'utf8');
  expect(source.split(from)).toHaveLength(2);
});
