import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const repository = join(__dirname, '../../..');

/** Every style sheet of parts, shell and packages: its path and its text. For tests. */
export function styleSheets(): [file: string, text: string][] {
  const folders = readdirSync(repository).filter((folder) => /^(shared|shell|mfe-.*)$/.test(folder));
  return folders.flatMap((folder) =>
    readdirSync(join(repository, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.css') && !/(^|[/\\])(dist|node_modules)[/\\]/.test(file))
      .map((file): [string, string] => [join(folder, file), readFileSync(join(repository, folder, file), 'utf8')]),
  );
}
