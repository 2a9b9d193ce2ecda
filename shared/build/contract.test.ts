import { changeBetween, declared, nextVersion, recordedContract, type Shape, shapeOf } from './contract.ts';

describe('the contract', () => {
  it('is recorded as the sources define it', () => {
    expect(changeBetween(recordedContract().shape, shapeOf())).toBe('none');
  });

  it('covers the types of parts and the names of the singletons', () => {
    expect(Object.keys(shapeOf())).toEqual(
      expect.arrayContaining(['PartTable.routes', 'ShellApi.notify', 'ApiError', '@site/host/router Link']),
    );
  });
});

describe('a change of the contract', () => {
  const before = 'export interface Route { path: string; title?: string }';

  it.each([
    [
      'none for a different comment or layout',
      '/** A page. */\nexport interface Route {\n  path: string;\n  title?: string;\n}',
      'none',
    ],
    [
      'a minor for an optional member',
      'export interface Route { path: string; title?: string; label?: string }',
      'minor',
    ],
    ['a minor for a new name', `${before} export type Kind = 'page'`, 'minor'],
    ['a major for a removed member', 'export interface Route { path: string }', 'major'],
    ['a major for a changed type', 'export interface Route { path: URL; title?: string }', 'major'],
    [
      'a major for a new required member',
      'export interface Route { path: string; title?: string; label: string }',
      'major',
    ],
    [
      'a major for a new required member that has an optional one inside',
      'export interface Route { path: string; title?: string; place: { order?: number } }',
      'major',
    ],
  ])('is %s', (_what, after, change) => {
    expect(changeBetween(shape(before), shape(after))).toBe(change);
  });

  it('is what a function takes and gives, not what it does', () => {
    const labelOf = 'export function labelOf(path: string): string { return path; }';
    expect(changeBetween(shape(labelOf), shape(labelOf.replace('return path', 'return path.trim()')))).toBe('none');
    expect(changeBetween(shape(labelOf), shape(labelOf.replace('path: string', 'path: URL')))).toBe('major');
  });

  it('is a minor for a new service of the shell', () => {
    const services = 'export interface ShellApi { notify: () => void }';
    const more = 'export interface ShellApi { notify: () => void; dismiss: () => void }';
    expect(changeBetween(shape(services), shape(more))).toBe('minor');
    expect(changeBetween(shape(more), shape(services))).toBe('major');
  });

  it('gives the next version', () => {
    expect([nextVersion('1.3', 'minor'), nextVersion('1.3', 'major')]).toEqual(['1.4', '2.0']);
  });
});

function shape(source: string): Shape {
  return Object.fromEntries(declared(source));
}
