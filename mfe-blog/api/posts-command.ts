import path from 'node:path';
import { sendCommand } from '@site/service/commands/command-socket';
import { createProgram, InvalidArgumentError, printResult, runCommandLine } from '@site/service/commands/program';
import { prepareDataDir } from '@site/service/process/writable-folder';
import { indianDateTime } from '@site/text/indian-time';
import { escapeControlsInText } from '@site/text/visible-text';
import { checkContent } from './authoring/check-content.ts';
import { readSiteAddresses } from './authoring/check-links.ts';
import { writeNewPost } from './authoring/write-new-post.ts';
import { blogCommands, type ImportResponse, socketFile } from './blog-commands.ts';
import { openBlogDatabase } from './database.ts';
import { importResponse } from './import/content-import.ts';
import { completePictures } from './import/import-pictures.ts';
import { importPosts } from './import/import-posts.ts';
import { pictureProcess } from './pictures/make-picture.ts';
import { createPostPictures } from './pictures/post-pictures.ts';
import { readBlogSettings } from './settings.ts';

const program = createProgram('npm run posts --', 'Writes, checks, previews and imports posts.').addHelpText(
  'after',
  '\nReads the settings of the service: DATA_DIR, CONTENT_DIR, PICTURES_DIR, DATABASE_URL, SITE_URL.',
);
program
  .command('new')
  .description('makes the file of a draft, dated now in Indian time')
  .argument('<title>', 'in quotes', parseTitle)
  .action(async (title) => printText(await writeNew(title)));
program.command('check').description('says what is wrong with the posts, and which wait for their time').action(check);
program
  .command('preview')
  .description('gives the link that shows a post in the running site')
  .argument('[file]', 'of the post; default: all drafts and scheduled posts')
  .action(preview);
program
  .command('import')
  .description('imports the changes, through the running service or without one')
  .action(importNow);

await runCommandLine(program);

function parseTitle(text: string): string {
  if (text.trim() === '') throw new InvalidArgumentError('It must have words.');
  return text.trim();
}

function printText(text: string): void {
  printResult({ text, data: text });
}

async function writeNew(title: string): Promise<string> {
  const file = path.relative('', await writeNewPost({ title, ...readBlogSettings(), now: new Date() }));
  return `${file} is a draft now. See it with: npm run posts -- preview ${file}`;
}

async function check(): Promise<void> {
  const { isGood, text } = await checkContent({ ...readBlogSettings(), now: new Date(), readSiteAddresses });
  console.log(escapeControlsInText(text));
  process.exitCode = isGood ? 0 : 1;
}

/** Says what is wrong with a file before its link, whose page says it too until it is mended. */
async function preview(name: string | undefined): Promise<void> {
  const { dataDir, contentDir } = readBlogSettings();
  const file = name && fileNamed(name, contentDir);
  const response = await sendCommand(socketFile(dataDir), blogCommands, 'preview', { file });
  if (response.status === 'not-running')
    throw new Error('No site runs on this DATA_DIR to show posts in: start it with npm start.');
  if (response.status === 'failed') throw new Error(response.message);
  const listed = response.data;
  if (listed.length === 0) return printText('No post is a draft or scheduled.');
  const problems = listed.flatMap((post) => post.problems);
  for (const problem of problems) console.error(escapeControlsInText(problem));
  printText(
    listed.map(({ url, until }) => `${url}\n  for whoever has it, until ${indianDateTime(until)} in India`).join('\n'),
  );
  process.exitCode = problems.length === 0 ? 0 : 1;
}

async function importNow(): Promise<void> {
  const settings = readBlogSettings();
  const response = await sendCommand(socketFile(settings.dataDir), blogCommands, 'import');
  if (response.status === 'failed') throw new Error(response.message);
  const imported = response.status === 'done' ? response.data : await importAlone(settings);
  const {
    written,
    unchanged,
    removed,
    drafts,
    missingPictures,
    faults: problems,
    pictureFaults: pictureProblems,
  } = imported;
  for (const name of missingPictures) console.error(`Picture ${name} is missing; its posts show the fallback.`);
  for (const problem of [...problems, ...pictureProblems]) console.error(escapeControlsInText(problem));
  console.log(`${written} written, ${unchanged} unchanged, ${removed} removed, ${drafts} drafts left out`);
  if (problems.length > 0)
    console.error(
      'Posts with problems were left out: correct them and import again. Those already in the blog stay as they are.',
    );
  process.exitCode = problems.length + pictureProblems.length === 0 ? 0 : 1;
}

async function importAlone(settings: ReturnType<typeof readBlogSettings>): Promise<ImportResponse> {
  await prepareDataDir(settings.dataDir);
  const database = await openBlogDatabase(settings);
  try {
    const makePicture = pictureProcess(path.join(import.meta.dirname, 'pictures/main.ts'));
    const pictures = createPostPictures({ ...settings, makePicture });
    const imported = await importPosts(database, { contentDir: settings.contentDir, pictures });
    const { problems } = await completePictures(database, pictures);
    return importResponse(imported, problems);
  } finally {
    await database.destroy();
  }
}

/** A name without a folder is that of a post. */
function fileNamed(name: string, contentDir: string): string {
  const folder = path.dirname(name) === '.' ? path.join(contentDir, 'posts') : '';
  return path.resolve(folder, name.endsWith('.md') ? name : `${name}.md`);
}
