import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import * as v from 'valibot';
import { imageCrops } from '../../contract/posts.ts';
import { type FrontMatter, frontMatterSchema } from '../import/front-matter.ts';

const require = createRequire(import.meta.url);

export interface EditorOptions {
  /** Folders as seen from the root of the repository, with slashes. */
  contentFolder: string;
  picturesFolder: string;
  /** Names in use, shown below the fields. */
  categories: string[];
  tags: string[];
  backend: { name: 'github' | 'gitlab'; repo: string; branch: string };
  /** Changes wait in a pull or merge request, as a draft, in review or ready. */
  hasWorkflow: boolean;
  /** Where the link 'View on live site' of a post leads: an origin, and a path with `{{slug}}`. Without the path posts have no such link. */
  site: { origin: string; postPath?: string };
}

/** The page, its configuration and the CMS's script: all that a web server needs to serve the editor. */
export async function editorFiles(options: EditorOptions) {
  // What the package exports is for bundlers; the script for pages, which its manual takes from a CDN, is complete in one file.
  const script = path.join(require.resolve('@sveltia/cms'), '../../dist/sveltia-cms.js');
  return [
    { name: 'index.html', type: 'text/html; charset=utf-8', content: page },
    { name: 'config.json', type: 'application/json', content: `${JSON.stringify(editorConfig(options), null, 2)}\n` },
    { name: 'sveltia-cms.js', type: 'text/javascript; charset=utf-8', content: await readFile(script, 'utf8') },
  ];
}

export async function writeEditorFiles(folder: string, options: EditorOptions): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const { name, content } of await editorFiles(options)) await writeFile(path.join(folder, name), content);
}

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Posts of the blog</title>
<link rel="cms-config-url" type="application/json" href="config.json">
</head>
<body>
<script src="sveltia-cms.js"></script>
</body>
</html>
`;

/** The configuration of Sveltia CMS; its fields follow the schema that an import checks. */
function editorConfig({ contentFolder, picturesFolder, categories, tags, backend, hasWorkflow, site }: EditorOptions) {
  const fields = describeFields({ categories, tags });
  return {
    backend,
    ...(hasWorkflow && { publish_mode: 'editorial_workflow' }),
    site_url: site.origin,
    media_folder: picturesFolder,
    public_folder: '/uploads',
    media_libraries: {
      default: { config: { max_file_size: maxPictureBytes, slugify_filename: true } },
      stock_assets: false,
    },
    slug: { encoding: 'ascii', clean_accents: true },
    // An empty text is a fault in front matter, where an absent key is none.
    output: { omit_empty_optional_fields: true, yaml: { indent_sequences: true } },
    collections: [
      {
        name: 'posts',
        label: 'Posts',
        label_singular: 'Post',
        folder: contentFolder,
        extension: 'md',
        format: 'yaml-frontmatter',
        create: true,
        slug: '{{title}}',
        preview_path: site.postPath,
        sortable_fields: { fields: ['published', 'title'], default: { field: 'published', direction: 'descending' } },
        view_filters: [{ label: 'Drafts', field: 'draft', pattern: true }],
        // The page itself is the preview: this pane shows the text in other type and width than the site.
        editor: { preview: false },
        fields: [
          ...Object.entries(frontMatterSchema.entries).map(([name, schema]) => ({
            name,
            required: schema.type !== 'optional',
            ...v.getMetadata(schema),
            ...fields[name as keyof FrontMatter], // The keys of the schema are those of its output.
          })),
          { name: 'body', label: 'Text', widget: 'markdown', modes: ['rich_text', 'raw'] },
        ],
      },
    ],
  };
}

const maxPictureBytes = 20 * 1024 * 1024;

/** What the schema cannot say: words, and what to fill a field in with. The compiler asks for an entry for each key. */
function describeFields({ categories, tags }: Pick<EditorOptions, 'categories' | 'tags'>) {
  const time = { widget: 'datetime', format: 'YYYY-MM-DDTHH:mm:ssZ' };
  return {
    title: { label: 'Title', widget: 'string' },
    summary: { label: 'Summary', widget: 'text', hint: 'What the reader learns, in one or two sentences' },
    published: {
      label: 'Published',
      ...time,
      default: '{{now}}',
      hint: 'A time to come schedules the post: no reader sees it before',
    },
    updated: { label: 'Updated', ...time, hint: 'When the text last changed, if it did after publication' },
    formerly: { label: 'Former addresses', widget: 'list', hint: 'Names that the file had, the oldest last' },
    // Not a draft by default: the CMS fills in the default on opening, and would withdraw each published post without the key.
    draft: { label: 'Draft', widget: 'boolean', default: false, hint: 'Only people with a preview link see a draft' },
    categories: { label: 'Categories', widget: 'list', min: 1, hint: `In use: ${categories.join(', ')}` },
    tags: { label: 'Tags', widget: 'list', hint: `In use: ${tags.join(', ')}` },
    image: {
      label: 'Picture',
      widget: 'image',
      accept: 'image/jpeg,image/png,image/webp',
      choose_url: false,
      hint: 'A JPEG, PNG or WebP of at least 1200 × 675 pixels',
    },
    imageAlt: { label: 'What the picture shows', widget: 'text', hint: 'One sentence, for readers who cannot see it' },
    reviewedBy: { label: 'Reviewed by', widget: 'string', hint: 'Name and role of whoever has checked it' },
    imageCrop: { label: 'Part of the picture on cards', widget: 'select', options: [...imageCrops] },
  } satisfies Record<keyof FrontMatter, object>;
}
