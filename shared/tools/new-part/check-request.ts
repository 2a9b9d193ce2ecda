import { routeOf, serviceOf } from '@site/contracts/addresses';
import { hostPart } from '@site/contracts/manifest';
import type { OwnedTable } from './read-tables.ts';

export interface PartRequest {
  /** `careers`; its folder will be `mfe-careers`. */
  name: string;
  /** Address of its page: `/careers`. */
  path: string;
}

/** A remote's name becomes a global variable of the page: these belong to the browser or are reserved in JavaScript. */
const browserNames =
  /^(?:alert|atob|blur|btoa|caches|close|closed|confirm|console|crypto|document|event|external|fetch|find|focus|frames|history|length|location|menubar|name|navigation|navigator|open|opener|origin|parent|performance|print|prompt|scheduler|screen|scroll|scrollbars|self|status|stop|toolbar|top|window|break|case|catch|class|const|continue|debugger|default|delete|do|else|enum|export|extends|false|finally|for|function|if|import|in|instanceof|new|null|return|super|switch|this|throw|true|try|typeof|var|void|while|with|let|static|yield|await)$/;

/** Names that mean something else in this repository. */
const houseNames = [hostPart, 'shared', 'site', 'ui', 'e2e', 'sample'];

/** Throws one sentence if the name or the path cannot be used. */
export function checkRequest({ name, path }: PartRequest, tables: OwnedTable[]): void {
  if (!/^[a-z][a-z0-9]{1,19}$/.test(name))
    throw new Error(`A part's name has 2 to 20 small letters and digits, a letter first; "${name}" has not.`);
  if (houseNames.includes(name) || browserNames.test(name))
    throw new Error(`"${name}" is a word of the browser or of this repository; take another.`);
  if (tables.some(({ part }) => part === name)) throw new Error(`There is a part named ${name} already.`);
  if (!/^(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)+$/.test(path))
    throw new Error(
      `A path has small letters, digits and single dashes between slashes, as /${name}; "${path}" has not.`,
    );
  if (path === '/api' || path.startsWith('/api/'))
    throw new Error(`${path} is for services; take a path that does not start with /api.`);
  const owner = tables.find(({ table }) => answersAt(table, path));
  if (owner) throw new Error(`${path} belongs to ${owner.part} already; take another path.`);
}

function answersAt({ routes, documents = [], service }: OwnedTable['table'], path: string): boolean {
  return (
    routeOf(routes, path) !== undefined ||
    serviceOf(service ? [service] : [], path) !== undefined ||
    documents.some((document) => document.path === path)
  );
}
