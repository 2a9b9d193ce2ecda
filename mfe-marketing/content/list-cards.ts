import { readFileSync } from 'node:fs';

interface CardSource {
  /** Absolute path of the page's source. */
  file: string;
  /** The page's export. */
  name: string;
}

/**
 * Source of a list of cards: what lists show of pages, copied from the pages' sources, so that a list loads no page whole.
 * Throws where a page lacks a field or a picture.
 */
export function cardListOf(pages: string, type: string, fields: string[], sources: CardSource[]): string {
  const cards = sources.map((source) => cardOf(source, fields));
  return `// biome-ignore-all assist/source/organizeImports: in the order of the pages.
${cards.flatMap(({ imports }) => imports).join('\n')}
import type { ${type} } from '../types.ts';

/** What lists show of each page, in the order of menus: a list that named the pages would load them whole. */
export const ${pages}: Pick<${type}, ${fields.map((field) => `'${field}'`).join(' | ')}>[] = [
${cards.map(({ text }) => text).join('')}];
`;
}

function cardOf({ file, name }: CardSource, fields: string[]): { imports: string[]; text: string } {
  const source = readFileSync(file, 'utf8');
  const imports: string[] = [];
  const lines = fields.map((field) => {
    const value = found(source, new RegExp(`^ {2}${field}: ([\\s\\S]+?,)\\n(?= {2}\\w|\\})`, 'm'), `${file}: ${field}`);
    // Each page calls its pictures alike, so here they take the page's name before their own.
    return `    ${field}: ${value.replaceAll('\n', '\n  ').replace(/picture(?:: (\w+))?,/, (_, own = 'picture') => {
      const picture = `${name}${own.charAt(0).toUpperCase()}${own.slice(1)}`;
      const address = found(source, new RegExp(`^import ${own} from ('.+');$`, 'm'), `${file}: import of ${own}`);
      imports.push(`import ${picture} from ${address};`);
      return `picture: ${picture},`;
    })}\n`;
  });
  return { imports, text: `  {\n${lines.join('')}  },\n` };
}

function found(source: string, pattern: RegExp, wanted: string): string {
  const value = pattern.exec(source)?.[1];
  if (value === undefined) throw new Error(`${wanted} is missing.`);
  return value;
}
