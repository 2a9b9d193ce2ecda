import { spawn } from 'node:child_process';
import path from 'node:path';
import { commandClient } from '@site/service/commands/command-socket';
import {
  createProgram,
  InvalidArgumentError,
  parseNumber,
  printResult,
  runCommandLine,
} from '@site/service/commands/program';
import { indianDateTime } from '@site/text/indian-time';
import { escapeControlsInText } from '@site/text/visible-text';
import { checkContent } from './authoring/check-content.ts';
import { type BlogCommands, blogCommands, socketFile } from './blog-commands.ts';
import { type EditorOptions, writeEditorFiles } from './editor/editor-files.ts';
import { serveEditor } from './editor/serve-editor.ts';
import { readPosts } from './import/read-posts.ts';
import { readBlogSettings } from './settings.ts';

const program = createProgram('npm run posts --', 'Edits, checks, previews and imports posts.').addHelpText(
  'after',
  '\nReads the settings of the service: DATA_DIR, CONTENT_DIR, PICTURES_DIR, SITE_URL.',
);
program.command('check').description('says what is wrong with the posts, and which wait for their time').action(check);
program
  .command('preview')
  .description('gives the link that shows a post in the running site')
  .argument('[file]', 'of the post; default: all drafts and scheduled posts')
  .action(preview);
program.command('import').description('lets the running site import the changes').action(importNow);
program
  .command('edit')
  .description('serves an editor for this checkout to Chrome or Edge, or writes one for a hosted repository')
  .option('--port <port>', 'of the editor on this machine', parseNumber, 4100)
  .option('--open', 'open the browser')
  .option('--static <folder>', 'write the files of an editor for --repo instead')
  .option('--repo <owner/name>', 'the repository on GitHub or GitLab', parseRepository)
  .option('--gitlab', 'it is on GitLab')
  .option('--branch <name>', 'that holds the published posts', 'main')
  .action(edit);

await runCommandLine(program);

function parseRepository(text: string): string {
  if (!/^[\w.-]+(?:\/[\w.-]+)+$/.test(text)) throw new InvalidArgumentError('It must be like owner/name.');
  return text;
}

function printText(text: string): void {
  printResult({ text, data: text });
}

async function check(): Promise<void> {
  const { isGood, text } = await checkContent({ ...readBlogSettings(), now: new Date() });
  console.log(escapeControlsInText(text));
  process.exitCode = isGood ? 0 : 1;
}

interface EditOptions {
  port: number;
  open?: true;
  static?: string;
  repo?: string;
  gitlab?: true;
  branch: string;
}

async function edit({ port, open, static: folder, repo, gitlab, branch }: EditOptions): Promise<void> {
  const { contentDir, picturesDir, siteUrl, dataDir } = readBlogSettings();
  const common = {
    // The command runs in the root of the repository.
    contentFolder: inRepository(path.join(contentDir, 'posts')),
    picturesFolder: inRepository(picturesDir),
    ...(await topicsInUse(contentDir)),
  };
  const name = gitlab ? 'gitlab' : 'github';
  if (folder !== undefined) {
    if (!repo) throw new InvalidArgumentError('--static needs --repo owner/name.');
    // Without links to posts: a new one is a 404 there until its request is merged.
    const site = { origin: siteUrl };
    await writeEditorFiles(folder, { ...common, backend: { name, repo, branch }, hasWorkflow: true, site });
    return printText(`${folder} holds the editor of ${repo}. mfe-blog/README.md says how to host it.`);
  }
  const address = await serveEditor({
    port,
    // The CMS asks for a repository even where it only opens a folder.
    editor: { ...common, backend: { name, repo: repo ?? 'this/checkout', branch }, hasWorkflow: false },
    previewLink: async (slug) => {
      const file = fileNamed(slug, contentDir);
      const [post] = await runningBlog(dataDir).preview({ file });
      if (!post) throw new Error(`${file} is not there: save the post first.`);
      return post.url;
    },
  });
  printText(
    `${address} is the editor. Open it in Chrome or Edge, choose 'Work with Local Repository', and then this folder: ${process.cwd()}\nEnd it with Ctrl+C.`,
  );
  if (open) openBrowser(address);
}

function inRepository(folder: string): string {
  return path.relative('', folder).split(path.sep).join('/');
}

async function topicsInUse(contentDir: string): Promise<Pick<EditorOptions, 'categories' | 'tags'>> {
  const posts = (await readPosts(contentDir)).flatMap((post) => (post.status === 'valid' ? [post.frontMatter] : []));
  const names = (key: 'categories' | 'tags') => [...new Set(posts.flatMap((post) => post[key]))].sort();
  return { categories: names('categories'), tags: names('tags') };
}

function openBrowser(address: string) {
  const command = { darwin: 'open', win32: 'explorer' }[String(process.platform)] ?? 'xdg-open';
  // Without a browser the address above has to do.
  spawn(command, [address], { stdio: 'ignore', detached: true }).on('error', () => {});
}

/** Says what is wrong with a file before its link, whose page says it too until it is mended. */
async function preview(name: string | undefined): Promise<void> {
  const { dataDir, contentDir } = readBlogSettings();
  const listed = await runningBlog(dataDir).preview({ file: name && fileNamed(name, contentDir) });
  if (listed.length === 0) return printText('No post is a draft or scheduled.');
  const problems = listed.flatMap((post) => post.problems);
  for (const problem of problems) console.error(escapeControlsInText(problem));
  printText(
    listed.map(({ url, until }) => `${url}\n  for whoever has it, until ${indianDateTime(until)} in India`).join('\n'),
  );
  process.exitCode = problems.length === 0 ? 0 : 1;
}

function runningBlog(dataDir: string): BlogCommands {
  const notRunning = 'No site runs on this DATA_DIR: start it with npm start, then repeat the command.';
  return commandClient(socketFile(dataDir), blogCommands, notRunning);
}

async function importNow(): Promise<void> {
  const imported = await runningBlog(readBlogSettings().dataDir).import();
  const { written, unchanged, removed, drafts, faults, pictureFaults } = imported;
  for (const name of imported.missingPictures)
    console.error(`Picture ${name} is missing; its posts show the fallback.`);
  for (const problem of [...faults, ...pictureFaults]) console.error(escapeControlsInText(problem));
  console.log(`${written} written, ${unchanged} unchanged, ${removed} removed, ${drafts} drafts left out`);
  if (faults.length > 0)
    console.error(
      'Posts with problems were left out: correct them and import again. Those already in the blog stay as they are.',
    );
  process.exitCode = faults.length + pictureFaults.length === 0 ? 0 : 1;
}

/** A name without a folder is that of a post. */
function fileNamed(name: string, contentDir: string): string {
  const folder = path.dirname(name) === '.' ? path.join(contentDir, 'posts') : '';
  return path.resolve(folder, name.endsWith('.md') ? name : `${name}.md`);
}
