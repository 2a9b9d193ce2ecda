import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import {
  type FunctionDeclaration,
  type Module,
  type ModuleItem,
  parseSync,
  printSync,
  type TsInterfaceDeclaration,
  type VariableDeclaration,
} from '@swc/core';

export interface Contract {
  /** `major.minor`. A part works with a shell of the same major whose minor is not older. */
  version: string;
  shape: Shape;
}

const { resolve } = createRequire(import.meta.url);

export const contractFile = resolve('@site/contracts/contract.json');

/**
 * Version of the contract in this checkout: `shared/contracts` and the names exported by the singletons of
 * `@site/host`. Throws if they have changed without `npm run contract`, so that a build cannot claim the version of
 * another contract.
 */
export function contractVersion(): string {
  const recorded = recordedContract();
  if (changeBetween(recorded.shape, shapeOf()) !== 'none')
    throw new Error(
      'The contract has changed (shared/contracts, shared/host/router or shared/host/shell-api). Run `npm run contract`.',
    );
  return recorded.version;
}

export function recordedContract(): Contract {
  return JSON.parse(readFileSync(contractFile, 'utf8')); // only `npm run contract` writes it
}

/**
 * `major`: something was removed, changed or made required. `minor`: something optional was added.
 *
 * @example
 * changeBetween({ 'PartRoute.path': 'path: string;' }, shapeOf()); // 'none', 'minor' or 'major'
 */
export function changeBetween(before: Shape, after: Shape): 'none' | 'minor' | 'major' {
  const names = new Set(Object.keys(before).map(ownerOf));
  const added = Object.keys(after).filter((key) => !(key in before));
  const isBroken =
    Object.entries(before).some(([key, text]) => after[key] !== text) ||
    added.some((key) => isRequiredOf(names, key, after[key]));
  if (isBroken) return 'major';
  return added.length > 0 ? 'minor' : 'none';
}

/** The version that follows such a change. */
export function nextVersion(version: string, change: 'minor' | 'major'): string {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return change === 'major' ? `${major + 1}.0` : `${major}.${minor + 1}`;
}

/** What the shell provides to parts: a part built before an addition does not need it. */
const provided = 'ShellApi';

/** Whether this is a new required member of something that existed before. */
function isRequiredOf(names: Set<string>, key: string, text = ''): boolean {
  return (
    ownerOf(key) !== provided && key.includes('.') && names.has(ownerOf(key)) && !/^(?:readonly )?[\w$]+\?/.test(text)
  );
}

function ownerOf(key: string): string {
  return key.split('.')[0] ?? key;
}

/** Text, without comments, of everything parts exchange, by name; each member of an interface has its own entry. */
export type Shape = Record<string, string>;

/** Entry points of `@site/host` that a page holds only once: a part that imports one of their exports needs it in the shell. */
const entryPoints = ['router', 'shell-api'];

/** The contract as the sources of this checkout define it. */
export function shapeOf(): Shape {
  const folder = path.dirname(contractFile);
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  return Object.fromEntries([
    ...files.sort().flatMap((file) => declared(readFileSync(path.join(folder, file), 'utf8'))),
    ...entryPoints.flatMap((name) => exportsOf(name, readFileSync(resolve(`@site/host/${name}`), 'utf8'))),
  ]);
}

/**
 * The declarations of a source with their texts. An exported function counts by its signature; its behaviour is for its tests to check.
 * Types count whether exported or not, because exported ones are made of them.
 */
export function declared(source: string): [name: string, text: string][] {
  const module = parse(source);
  return module.body.flatMap((item): [string, string][] => {
    const declaration = item.type === 'ExportDeclaration' ? item.declaration : item;
    if (declaration.type === 'TsInterfaceDeclaration') return members(module, declaration);
    if (declaration.type === 'TsTypeAliasDeclaration') return [[declaration.id.value, print(module, declaration)]];
    if (declaration.type === 'ClassDeclaration') return [[declaration.identifier.value, print(module, item)]];
    if (declaration.type === 'VariableDeclaration') return [[nameOf(declaration), print(module, item)]];
    if (declaration.type === 'FunctionDeclaration' && item.type === 'ExportDeclaration')
      return [[declaration.identifier.value, signature(module, declaration)]];
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

function exportsOf(entryPoint: string, source: string): [string, string][] {
  return parse(source)
    .body.flatMap((item) => (item.type === 'ExportNamedDeclaration' ? item.specifiers : []))
    .flatMap((specifier) =>
      specifier.type === 'ExportSpecifier' ? [(specifier.exported ?? specifier.orig).value] : [],
    )
    .map((name) => [`@site/host/${entryPoint} ${name}`, name]);
}

function signature(module: Module, declaration: FunctionDeclaration): string {
  return print(module, { ...declaration, body: undefined });
}

function nameOf(declaration: VariableDeclaration): string {
  const [first] = declaration.declarations;
  return first?.id.type === 'Identifier' ? first.id.value : 'unnamed';
}

function parse(source: string): Module {
  return parseSync(source, { syntax: 'typescript', comments: false, target: 'es2022' });
}

function print(module: Module, item: ModuleItem): string {
  return printSync({ ...module, body: [item] }).code.trim();
}
