import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { commandClient } from '@site/service/commands/command-socket';
import { type DatabaseLocation, openDatabase } from '@site/service/database/open-database';
import { localSiteUrl } from '@site/service/settings/settings';
import { newFile } from '@site/service/testing/databases';
import { closeAfterTest } from '@site/testing/close-after-test';
import { temporaryFolder } from '@site/testing/temporary-folder';
import { utcIsoTime } from '@site/text/indian-time';
import sharp from 'sharp';
import { checkContent } from '../authoring/check-content.ts';
import { blogCommands, socketFile } from '../blog-commands.ts';
import { type BlogOptions, createBlogService } from '../blog-service.ts';
import { completePictures } from '../import/import-pictures.ts';
import { importPosts } from '../import/import-posts.ts';
import { migrations } from '../migrations.ts';
import { makePicture } from '../pictures/make-picture.ts';
import { createPostPictures } from '../pictures/post-pictures.ts';
import type { Database, Tables } from '../tables.ts';

/** The files of posts by their names. */
type PostFiles = Record<string, string | Buffer>;

/** The whole service with these posts and a new database, closed when the test ends. */
export function openBlog(files: PostFiles) {
  return startBlog(newFolders(files));
}

/** The service with folders that exist already. */
export async function startBlog(folders: ReturnType<typeof newFolders>, options: Partial<BlogOptions> = {}) {
  const app = await createBlogService({
    ...folders,
    siteUrl: localSiteUrl,
    makePicture,
    logLevel: 'silent',
    ...options,
  });
  closeAfterTest(() => app.close());
  return {
    app,
    folders,
    commands: commandClient(socketFile(folders.dataDir), blogCommands, 'The blog does not run.'),
    get: (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers }),
  };
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

/** So many posts, an hour apart: `post-01.md` is the oldest. */
export function posts(count: number): Record<string, string> {
  const files = Array.from({ length: count }, (_, index) => {
    const published = utcIsoTime(Date.UTC(2026, 0, 1, index + 1));
    return [`post-${String(index + 1).padStart(2, '0')}.md`, postFile({ title: `Post ${index + 1}`, published })];
  });
  return Object.fromEntries(files);
}

/** Folders for one service, empty but for these posts. */
export function newFolders(files: PostFiles = {}) {
  const root = temporaryFolder();
  const folders = {
    dataDir: path.join(root, 'data'),
    contentDir: path.join(root, 'content'),
    picturesDir: path.join(root, 'masters'),
  };
  for (const folder of Object.values(folders)) mkdirSync(folder);
  mkdirSync(path.join(folders.contentDir, 'posts'));
  const fileOf = (name: string) => path.join(folders.contentDir, 'posts', name);
  for (const [name, text] of Object.entries(files)) writeFileSync(fileOf(name), text);
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

/** A new database, closed when the test ends. */
export async function openPosts(location?: DatabaseLocation) {
  const database = await openDatabase<Tables>({ ...(location ?? (await newFile())), migrations });
  closeAfterTest(() => database.destroy());
  return database;
}

/** A new database with these posts. */
export async function openImported(files: PostFiles, location?: DatabaseLocation) {
  const folders = newFolders(files);
  const database = await openPosts(location);
  return { database, folders, ...(await importInto(database, folders)) };
}

/** Imports the posts, by command or as those of a version that starts, then makes their pictures. */
export async function importInto(database: Database, folders: Folders, isDelivery = false) {
  const pictures = createPostPictures({ ...folders, makePicture });
  const imported = await importPosts(database, { ...folders, pictures, isDelivery });
  await completePictures(database, { pictures, isDelivery });
  return imported;
}

/** The output of `npm run posts -- check` for these folders. */
export async function checkedText(folders: Pick<Folders, 'contentDir' | 'picturesDir'>): Promise<string> {
  return (await checkContent({ ...folders, now: noon })).text;
}
