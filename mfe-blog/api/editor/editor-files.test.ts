import { readFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '@site/testing/temporary-folder';
import { readPosts } from '../import/read-posts.ts';
import { newFolders, postFile } from '../testing/open-blog.ts';
import { writeEditorFiles } from './editor-files.ts';

it('offers the fields of front matter with the limits that an import checks, and changes by pull request', async () => {
  const folder = temporaryFolder();
  await writeEditorFiles(folder, {
    contentFolder: 'mfe-blog/content/posts',
    picturesFolder: 'mfe-blog/pictures',
    categories: ['Plumbing'],
    tags: ['water'],
    backend: { name: 'gitlab', repo: 'group/site', branch: 'main' },
    hasWorkflow: true,
    site: { origin: 'https://site.example' },
  });
  const config = JSON.parse(readFileSync(path.join(folder, 'config.json'), 'utf8'));
  expect(config).toMatchObject({
    backend: { name: 'gitlab', repo: 'group/site' },
    publish_mode: 'editorial_workflow',
    media_folder: 'mfe-blog/pictures',
  });
  const [{ fields, ...collection }] = config.collections;
  expect(collection).not.toHaveProperty('preview_path');
  expect(fields).toContainEqual(expect.objectContaining({ name: 'summary', required: true, maxlength: 300 }));
  expect(fields).toContainEqual(expect.objectContaining({ name: 'updated', required: false, widget: 'datetime' }));
  expect(readFileSync(path.join(folder, 'sveltia-cms.js'), 'utf8')).toContain('Sveltia');
});

it.each([
  ['post-water-tank', 'post-water-tank'],
  ['/uploads/post-water-tank.jpg', 'post-water-tank'],
  ['/uploads/img_2043.webp', 'img_2043'],
])('imports a post whose picture is written as %s', async (image, name) => {
  const { contentDir } = newFolders({ 'tanks.md': postFile({ image, tags: undefined }) });
  expect(await readPosts(contentDir)).toMatchObject([{ status: 'valid', frontMatter: { image: name, tags: [] } }]);
});
