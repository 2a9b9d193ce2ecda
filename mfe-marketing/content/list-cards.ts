import { readFileSync } from 'node:fs';

/** A list of cards for one place, and its file. */
export interface CardList {
  file: string;
  name: string;
  /** The field of a page whose picture is shown there. */
  picture: string;
}

interface CardSource {
  /** Absolute path of the page's source. */
  file: string;
  /** The page's export. */
  page: string;
  /** As written in the source. */
  path: string;
}

/**
 * Source of a list of cards. It copies what the cards show from the pages' sources, because importing the pages would load all of
 * their content. Throws if a page lacks a field or a picture.
 */
export function cardListOf({ name, picture }: CardList, type: string, fields: string[], sources: CardSource[]): string {
  const cards = sources.map((source) => cardOf(source, fields, picture));
  return `// biome-ignore-all assist/source/organizeImports: in the order of the pages.
import type { ${type} } from '../../data/card-content.ts';
${cards.map(({ statement }) => statement).join('\n')}

/** In the order of menus. Copied from the pages, because importing them would load all of their content. */
export const ${name}: ${type}[] = [
${cards.map(({ text }) => text).join('')}];
`;
}

function cardOf({ file, page, path }: CardSource, fields: string[], picture: string) {
  const source = readFileSync(file, 'utf8');
  const field = (name: string) => new RegExp(`^ {2}${name}: ([\\s\\S]+?),\\n(?= {2}\\w|\\})`, 'm').exec(source)?.[1];
  const lines = fields.map((name) => `    ${name}: ${known(field(name), file, name)},\n`);
  const illustration = known(field(picture), file, picture);
  const [line = '', own = 'picture'] = /picture(?:: (\w+))?,/.exec(illustration) ?? [];
  const address = new RegExp(`^import ${own} from ('.+');$`, 'm').exec(source)?.[1];
  return {
    statement: `import ${page} from ${known(address, file, `import of ${own}`)};`,
    text: `  {\n    path: ${path},\n${lines.join('')}    illustration: ${illustration
      .replace(line, `picture: ${page},`)
      .replaceAll('\n', '\n  ')},\n  },\n`,
  };
}

function known(found: string | undefined, file: string, wanted: string): string {
  if (found === undefined) throw new Error(`${file}: ${wanted} is missing.`);
  return found;
}
