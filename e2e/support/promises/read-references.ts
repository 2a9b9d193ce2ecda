import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The decisions on the specification that a file cites, and its references to what is not in the repository. */
export interface References {
  file: string;
  /** Cited as `S` and the number. */
  decisions: number[];
  /** A number without its kind, or a page that only the authors had: nobody can look those up. */
  unresolved: string[];
}

/** Numbers of the decisions that `specification.md` lists, in its order. */
export function readDecisions(markdown: string): number[] {
  return Array.from(markdown.matchAll(/^\| S(\d+) \|/gm), ([, number]) => Number(number));
}

export function referencesIn(text: string): Omit<References, 'file'> {
  return {
    decisions: Array.from(text.matchAll(/\bS(\d{1,3})\b/g), ([, number]) => Number(number)),
    unresolved:
      text.match(/\b(?:[Dd]ecision|[Ss]ection|[Ss]pec(?:ification)?) \d+\b|\bDECISIONS\b|\bSPEC\.md\b/g) ?? [],
  };
}

/** References in all texts for developers. Words for visitors are left out, because laws have sections too. */
export function readReferences(root: string): References[] {
  return filesBelow(root)
    .filter((file) => /\.(?:tsx?|mjs|cjs|css|md|py|ya?ml)$/.test(file) && !/^mfe-[a-z0-9]+\/content\//.test(file))
    .map((file) => ({ file, ...referencesIn(readFileSync(path.join(root, file), 'utf8')) }));
}

/** Paths with `/`, without what is installed, built or hidden; `.github` is neither. */
function filesBelow(root: string, folder = ''): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = path.posix.join(folder, entry.name);
    if (!entry.isDirectory()) return entry.isFile() ? [name] : [];
    return isLeftOut(entry.name) ? [] : filesBelow(root, name);
  });
}

function isLeftOut(folder: string): boolean {
  return ['node_modules', 'dist', 'test-results'].includes(folder) || (folder.startsWith('.') && folder !== '.github');
}
