import path from 'node:path';
import { packageFolder } from '@site/build/package-folder';

const part = path.resolve(import.meta.dirname, '..');

/**
 * Where a file is that the documents are made from. The part and its packages lie elsewhere in a repository of its own.
 * @param name `brochure/brochure.css` in the part, `@site/ui/styles/reset.css` in a package
 */
export function sourceFile(name: string): string {
  const [, packageName, inPackage = ''] = /^(@site\/[^/]+)\/(.+)$/.exec(name) ?? [];
  return packageName ? path.join(packageFolder(packageName, part), inPackage) : path.join(part, name);
}
