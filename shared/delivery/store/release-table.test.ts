import type { PartManifest } from '@site/contracts/manifest';
import { manifestOf } from '../testing/builds.ts';
import { mergeTables } from './release-table.ts';

describe('merging route tables', () => {
  it('refuses addresses that differ only by the name of a parameter', () => {
    expect(() => mergeTables([manifest('blog', ['/blogs/:slug']), manifest('contact', ['/blogs/:id'])])).toThrow(
      'Both blog and contact claim "/blogs/:slug", the same as "/blogs/:id";',
    );
    const { routes } = mergeTables([manifest('blog', ['/blogs/:slug']), manifest('contact', ['/blogs/:id/form'])]);
    expect(routes).toHaveLength(2);
  });

  it('drops the retired address that a live part took over, whatever its parameter is called', () => {
    const retired = { careers: { '/jobs/:slug': null, '/jobs': null } };
    expect(mergeTables([manifest('blog', ['/jobs/:id'])], retired).gone).toEqual(['/jobs']);
  });

  it('refuses a document at a page address', () => {
    const withDocument = manifest('marketing', []);
    withDocument.table.documents = [{ path: '/contact', format: 'PDF', file: 'documents/x.pdf', bytes: 1, menus: [] }];
    expect(() => mergeTables([manifest('contact', ['/contact']), withDocument])).toThrow(
      'Both contact and marketing claim "/contact"',
    );
  });
});

function manifest(name: string, paths: string[]): PartManifest {
  return manifestOf(name, 'a', paths);
}
