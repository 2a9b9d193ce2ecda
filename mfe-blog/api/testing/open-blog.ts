import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type DatabaseLocation, openDatabase } from '@site/service/database/open-database';
import { temporaryFolder } from '@site/testing/temporary-folder';
import type { Kysely } from 'kysely';
import sharp from 'sharp';
import { checkContent } from '../authoring/check-content.ts';
import { type BlogOptions, createBlogService } from '../blog-service.ts';
import { completePictures } from '../import/import-pictures.ts';
import { type ImportOptions, importPosts } from '../import/import-posts.ts';
import { migrations } from '../migrations.ts';
import { makePicture } from '../pictures/make-picture.ts';
import { createPostPictures } from '../pictures/post-pictures.ts';
import type { Tables } from '../tables.ts';

const started: Awaited<ReturnType<typeof createBlogService>>[] = [];
afterEach(() => Promise.all(started.splice(0).map((app) => app.close())));

/** The whole service with these posts and a new database, closed when the test ends. */
export async function openBlog(files: Record<string, string>) {
  const folders = newFolders();
  for (const [name, text] of Object.entries(files)) folders.writePost(name, text);
  return startBlog(folders);
}

/** The service with folders that exist already. */
export async function startBlog(folders: ReturnType<typeof newFolders>, options: Partial<BlogOptions> = {}) {
  const app = await createBlogService({ ...folders, makePicture, logLevel: 'silent', ...options });
  started.push(app);
  return { app, folders, get: (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers }) };
}

const noon = new Date('2026-11-20T12:00:00Z');

/** A post's file. Each change replaces a line of the front matter; `undefined` removes it. */
export function postFile(
  changes: Record<string, string | undefined> = {},
  body = 'Look at the **valves** first.',
): string {
  const front: Record<string, string | undefined> = {
    title: 'Water tanks',
    summary: 'What a crew does inside your tank.',
    published: '2026-03-17T03:45:00Z',
    categories: '[Plumbing, Offices]',
    tags: '[water, safety]',
    image: 'post-water-tank',
    imageAlt: 'A roof with tanks.',
    ...changes,
  };
  const lines = Object.entries(front).flatMap(([key, value]) => (value === undefined ? [] : [`${key}: ${value}`]));
  return `---\n${lines.join('\n')}\n---\n${body}\n`;
}

/** Empty folders for one service. */
export function newFolders() {
  const root = temporaryFolder();
  const folders = {
    dataDir: path.join(root, 'data'),
    contentDir: path.join(root, 'content'),
    picturesDir: path.join(root, 'masters'),
  };
  for (const folder of Object.values(folders)) mkdirSync(folder);
  mkdirSync(path.join(folders.contentDir, 'posts'));
  const fileOf = (name: string) => path.join(folders.contentDir, 'posts', name);
  return {
    ...folders,
    uploadsDir: path.join(folders.dataDir, 'uploads'),
    writePost: (name: string, text: string | Buffer) => writeFileSync(fileOf(name), text),
    removePost: (name: string) => rmSync(fileOf(name)),
    writePicture: async (
      name: string,
      size: { width: number; height: number; background: string | { r: number; g: number; b: number; alpha: number } },
    ) => {
      const picture = await sharp({ create: { ...size, channels: 4 } })
        .webp({ lossless: true })
        .toBuffer();
      writeFileSync(path.join(folders.picturesDir, `${name}.webp`), picture);
    },
  };
}

type Folders = ReturnType<typeof newFolders>;

const opened: Kysely<Tables>[] = [];
afterEach(() => Promise.all(opened.splice(0).map((database) => database.destroy())));

/** A new database, closed when the test ends. */
export async function openPosts(location: DatabaseLocation) {
  const database = await openDatabase<Tables>({ ...location, migrations });
  opened.push(database);
  return database;
}

/** Imports the posts, then makes their pictures. */
export async function importInto(database: Kysely<Tables>, folders: Folders, changes: Partial<ImportOptions> = {}) {
  const pictures = createPostPictures({ ...folders, makePicture });
  const imported = await importPosts(database, { ...folders, pictures, ...changes });
  await completePictures(database, pictures);
  return imported;
}

/** The output of `npm run posts -- check` for these folders. */
export async function checkedText(folders: Pick<Folders, 'contentDir' | 'picturesDir'>): Promise<string> {
  const readSiteAddresses = async () => ({ paths: [], moved: {} });
  return (await checkContent({ ...folders, now: noon, readSiteAddresses })).text;
}
