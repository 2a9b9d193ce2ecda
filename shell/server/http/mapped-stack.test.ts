import { NotInStore } from '@site/delivery/store/store-errors';
import { mapStack } from './mapped-stack.ts';

const files: Record<string, string> = {
  'blog/page.1a2b3c4d.js': 'throw Error("gone");\n//# sourceMappingURL=page.5e6f7a8b.map\n',
  'blog/page.5e6f7a8b.map': JSON.stringify({
    version: 3,
    sources: ['webpack://blog/./pages/Page.tsx'],
    names: [],
    mappings: 'AAIE',
  }),
};

const store = {
  async readFile(part: string, file: string) {
    const content = files[`${part}/${file}`];
    if (!content) throw new NotInStore(file);
    return Buffer.from(content);
  },
};

it.each(['', '?try=1'])('names places in the sources, and leaves those whose map is missing (%s)', async (retry) => {
  const unknown = 'at http://localhost:8080/_/shell/react.9c8d7e6f.js:2:3';
  const stack = `Error: gone\n at Page (http://localhost:8080/_/blog/page.1a2b3c4d.js${retry}:1:1)\n ${unknown}`;
  expect(await mapStack(store, stack)).toBe(`Error: gone\n at Page (webpack://blog/./pages/Page.tsx:5:3)\n ${unknown}`);
});
