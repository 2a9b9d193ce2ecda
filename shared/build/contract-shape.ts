import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Module, type ModuleItem, parseSync, printSync, type TsInterfaceDeclaration } from '@swc/core';

/** Text, without comments, of everything parts exchange, by name; each member of an interface has its own entry. */
export type Shape = Record<string, string>;

const shared = fileURLToPath(new URL('../', import.meta.url));
/** Singletons of the page: a part built against one of their names needs it in the shell. */
const doors = ['router', 'services'];

/** The contract as the sources of this checkout define it. */
export function shapeOf(): Shape {
  const contracts = readdirSync(`${shared}contracts`).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  );
  return Object.fromEntries([
    ...contracts.sort().flatMap((file) => declared(readFileSync(`${shared}contracts/${file}`, 'utf8'))),
    ...doors.flatMap((door) => offered(door, readFileSync(`${shared}host/${door}/index.ts`, 'utf8'))),
  ]);
}

/** The declarations of a source with their texts, including those that are not exported. */
export function declared(source: string): [name: string, text: string][] {
  const module = parse(source);
  return module.body.flatMap((item): [string, string][] => {
    const declaration = item.type === 'ExportDeclaration' ? item.declaration : item;
    if (declaration.type === 'TsInterfaceDeclaration') return members(module, declaration);
    if (declaration.type === 'TsTypeAliasDeclaration') return [[declaration.id.value, print(module, declaration)]];
    if (declaration.type === 'ClassDeclaration') return [[declaration.identifier.value, print(module, item)]];
    if (declaration.type === 'VariableDeclaration' || declaration.type === 'FunctionDeclaration')
      return [[nameOf(declaration), print(module, item)]];
    return [];
  });
}

function members(module: Module, declaration: TsInterfaceDeclaration): [string, string][] {
  const name = declaration.id.value;
  const head: [string, string] = [name, print(module, { ...declaration, body: { ...declaration.body, body: [] } })];
  return [
    head,
    ...declaration.body.body.map((member): [string, string] => {
      const text = print(module, { ...declaration, body: { ...declaration.body, body: [member] } })
        .split('\n')
        .slice(1, -1)
        .map((line) => line.trim())
        .join(' ');
      return [`${name}.${/^(?:readonly )?([\w$]+)/.exec(text)?.[1] ?? text}`, text];
    }),
  ];
}

function offered(door: string, source: string): [string, string][] {
  return parse(source)
    .body.flatMap((item) => (item.type === 'ExportNamedDeclaration' ? item.specifiers : []))
    .flatMap((specifier) =>
      specifier.type === 'ExportSpecifier' ? [(specifier.exported ?? specifier.orig).value] : [],
    )
    .map((name) => [`@site/host/${door} ${name}`, name]);
}

function nameOf(declaration: Extract<ModuleItem, { type: 'VariableDeclaration' | 'FunctionDeclaration' }>): string {
  if (declaration.type === 'FunctionDeclaration') return declaration.identifier.value;
  const [first] = declaration.declarations;
  return first?.id.type === 'Identifier' ? first.id.value : 'unnamed';
}

function parse(source: string): Module {
  return parseSync(source, { syntax: 'typescript', comments: false, target: 'es2022' });
}

function print(module: Module, item: ModuleItem): string {
  return printSync({ ...module, body: [item] }).code.trim();
}
