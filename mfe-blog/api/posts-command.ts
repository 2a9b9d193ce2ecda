import path from 'node:path';
import { openDatabase } from '@site/shared/database/open-database.ts';
import { sendCommand } from '@site/shared/service/command-socket.ts';
import { prepareDataDir } from '@site/shared/service/prepare-data-dir.ts';
import { readSettings } from '@site/shared/service/settings.ts';
import { socketFile } from './content-import.ts';
import { findFolder } from './find-folder.ts';
import { type Imported, importPosts } from './import-posts.ts';
import { migrations } from './migrations.ts';
import { surveyContent } from './survey-content.ts';
import type { Tables } from './tables.ts';

// `npm run posts -- import` or `check`. With the settings of the service: DATA_DIR, CONTENT_DIR, PICTURES_DIR, DATABASE_URL.
const USAGE = `npm run posts -- check    says what is wrong with the posts, and which wait for their time
npm run posts -- import   brings the changes into the blog, through the running service or without one`;

const commands: Record<string, () => Promise<string>> = { check, import: importNow };

try {
  const command = commands[process.argv[2] ?? ''];
  if (!command) throw new Error(USAGE);
  console.log(await command());
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

async function check(): Promise<string> {
  const { CONTENT_DIR } = readSettings(['CONTENT_DIR']);
  return surveyContent(CONTENT_DIR ?? findFolder('mfe-blog/content'), new Date());
}

async function importNow(): Promise<string> {
  const { DATA_DIR } = readSettings(['DATA_DIR']);
  const answer = await sendCommand(socketFile(DATA_DIR), 'import');
  if (answer.status === 'failed') throw new Error(answer.message);
  // Its own `importPosts` has answered.
  const imported = answer.status === 'done' ? (answer.data as Imported) : await importAlone(DATA_DIR);
  return `${imported.written} written, ${imported.unchanged} unchanged, ${imported.removed} removed, ${imported.drafts} drafts left out`;
}

async function importAlone(dataDir: string): Promise<Imported> {
  const { DATABASE_URL, CONTENT_DIR, PICTURES_DIR } = readSettings(['DATABASE_URL', 'CONTENT_DIR', 'PICTURES_DIR']);
  await prepareDataDir(dataDir);
  const database = await openDatabase<Tables>({ file: path.join(dataDir, 'blog.db'), url: DATABASE_URL, migrations });
  try {
    return await importPosts(database, {
      dataDir,
      contentDir: CONTENT_DIR ?? findFolder('mfe-blog/content'),
      picturesDir: PICTURES_DIR ?? findFolder('shared/pictures/masters'),
      uploadsDir: path.join(dataDir, 'uploads'),
      now: new Date(),
      onMissingPicture: (name) => console.error(`Picture ${name}.webp is missing; its posts show the fallback.`),
    });
  } finally {
    await database.destroy();
  }
}
