import path from 'node:path';
import { WrongUsage } from '@site/service/command-arguments';
import { runCommand } from '@site/service/command-line';
import { sendCommand } from '@site/service/command-socket';
import { openDatabase } from '@site/service/database/open-database';
import { prepareDataDir } from '@site/service/prepare-data-dir';
import { readSettings, siteSettings } from '@site/service/settings';
import { findFolder } from './find-folder.ts';
import { socketFile } from './import/content-import.ts';
import { type Imported, importPosts } from './import/import-posts.ts';
import { surveyContent } from './import/survey-content.ts';
import { migrations } from './migrations.ts';
import { readBlogSettings } from './settings.ts';
import type { Tables } from './tables.ts';

const actions: Record<string, () => Promise<string>> = { check, import: importNow };

await runCommand({
  usage: 'npm run posts -- check | import',
  summary: `  check    says what is wrong with the posts, and which wait for their time
  import   brings the changes into the blog, through the running service or without one`,
  notes: 'Reads the settings of the service: DATA_DIR, CONTENT_DIR, PICTURES_DIR, DATABASE_URL.',
  read: ([name, ...more]) => {
    if (name === undefined) return undefined;
    const act = Object.hasOwn(actions, name) ? actions[name] : undefined;
    if (!act || more.length > 0) throw new WrongUsage('Name one of check and import.');
    return { act };
  },
  async run({ act }) {
    console.log(await act());
    return 0;
  },
});

async function check(): Promise<string> {
  const { CONTENT_DIR } = readBlogSettings();
  return surveyContent(CONTENT_DIR ?? findFolder('mfe-blog/content'), new Date());
}

async function importNow(): Promise<string> {
  const { DATA_DIR } = readSettings(siteSettings, ['DATA_DIR']);
  const answer = await sendCommand(socketFile(DATA_DIR), 'import');
  if (answer.status === 'failed') throw new Error(answer.message);
  // Its own `importPosts` has answered.
  const imported = answer.status === 'done' ? (answer.data as Imported) : await importAlone(DATA_DIR);
  return `${imported.written} written, ${imported.unchanged} unchanged, ${imported.removed} removed, ${imported.drafts} drafts left out`;
}

async function importAlone(dataDir: string): Promise<Imported> {
  const { DATABASE_URL, CONTENT_DIR, PICTURES_DIR } = readBlogSettings();
  await prepareDataDir(dataDir);
  const database = await openDatabase<Tables>({
    file: path.join(dataDir, 'blog.db'),
    url: DATABASE_URL,
    schema: 'blog',
    migrations,
  });
  try {
    return await importPosts(database, {
      dataDir,
      contentDir: CONTENT_DIR ?? findFolder('mfe-blog/content'),
      picturesDir: PICTURES_DIR ?? findFolder('mfe-blog/pictures'),
      uploadsDir: path.join(dataDir, 'uploads'),
      now: new Date(),
      onMissingPicture: (name) => console.error(`Picture ${name}.webp is missing; its posts show the fallback.`),
    });
  } finally {
    await database.destroy();
  }
}
