import { spawn } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@site/e2e';
import { root } from '@site/runner/parts';
import { runIn } from '../../support/run-in.ts';

const address = 'http://localhost:4179';

const fromDocs = `<b style="font-weight:normal" id="docs-internal-guid-1"><h2 dir="ltr"><span>What to ask</span></h2>
<p dir="ltr"><span style="font-weight:400">Ask for the </span><span style="font-weight:700">price</span><span> first.</span></p>
<ul><li dir="ltr"><p dir="ltr"><span>Ceiling fans</span></p></li><li dir="ltr"><p dir="ltr"><span>Wall fans</span></p></li></ul></b>`;

// Word writes its lists as paragraphs, with bullet and non-breaking spaces in a conditional comment.
const wordItem = (level: number, sign: string, text: string) =>
  `<p class=MsoListParagraphCxSpMiddle style='text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span><![endif]>${text}<o:p></o:p></p>`;
const fromWord = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word"><body lang=EN-IN>
<!--StartFragment--><p class=MsoNormal>Count these:<o:p></o:p></p>${wordItem(1, '·', 'Desk fans')}${wordItem(2, 'o', 'old ones')}${wordItem(1, '·', 'Coolers')}<!--EndFragment--></body></html>`;

// The command starts slowly on a busy machine.
test.describe.configure({ timeout: 120_000 });

test('the editor in the browser writes a post that passes check', { tag: '@long' }, async ({ browser }) => {
  const contentDir = await mkdtemp(path.join(tmpdir(), 'browser-editor-'));
  await cp(path.join(root, 'mfe-blog/content'), contentDir, { recursive: true });
  const command = ['--import', 'tsx/esm', 'mfe-blog/api/posts-command.ts', 'edit', '--port', '4179'];
  const editor = spawn('node', command, { cwd: root, stdio: 'ignore' });
  const context = await browser.newContext({ locale: 'en-US', timezoneId: 'Asia/Kolkata' });
  try {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    // Fonts and news of the CMS; a test needs no network.
    await context.route(/^https:/, (route) => route.abort());
    const picture = await readFile(path.join(root, 'mfe-blog/pictures/post-monsoon.webp'));
    // A browser's private file system stands in for the folder that a person would choose.
    await context.addInitScript(() => {
      const showDirectoryPicker = async () => {
        const folder = await navigator.storage.getDirectory();
        await folder.getDirectoryHandle('.git', { create: true });
        return folder;
      };
      Object.assign(window, { showDirectoryPicker });
    });
    const page = await context.newPage();
    await expect(async () => page.goto(address)).toPass();
    await page.getByRole('button', { name: 'Work with Local Repository' }).click();
    await expect(page.getByRole('radio', { name: 'Contents' })).toBeVisible();
    await page.goto(`${address}/#/collections/posts/new`);

    await page.getByRole('textbox', { name: 'Title' }).fill('Fans for a hot office');
    await page.getByRole('textbox', { name: 'Summary' }).fill('Which fans cool an office, and when to buy.');
    const field = (name: string) => page.getByRole('group', { name: new RegExp(`${name}.* Field`) });
    await field('Categories').getByRole('textbox').fill('Offices');
    await page.getByRole('textbox', { name: 'What the picture shows' }).fill('Rain falls on a miniature house.');
    await field('Picture').getByRole('button', { name: 'Browse' }).click();
    const choosing = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Upload' }).click();
    await (await choosing).setFiles({ name: 'IMG_2043 (rain).WEBP', mimeType: 'image/webp', buffer: picture });
    await expect(page.getByRole('option', { name: 'img_2043' })).toBeVisible();
    await page.getByRole('button', { name: 'Insert' }).click();
    await field('Text').getByRole('textbox', { name: 'Text' }).click();
    for (const [copied, last] of [
      [fromDocs, 'Wall fans'],
      [fromWord, 'Coolers'],
    ] as const) {
      await page.evaluate(
        (html) =>
          navigator.clipboard.write([new ClipboardItem({ 'text/html': new Blob([html], { type: 'text/html' }) })]),
        copied,
      );
      await page.keyboard.press('Control+v');
      await expect(field('Text').getByText(last).first()).toBeVisible();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
    }
    await page.getByRole('button', { name: 'Save' }).click();

    const written = async (...names: string[]) =>
      Buffer.from(
        await page.evaluate(async (way) => {
          let folder = await navigator.storage.getDirectory();
          for (const name of way.slice(0, -1)) folder = await folder.getDirectoryHandle(name);
          const file = await (await folder.getFileHandle(way.at(-1) ?? '')).getFile();
          return Array.from(new Uint8Array(await file.arrayBuffer()));
        }, names),
      );
    const readPost = async () => String(await written('mfe-blog', 'content', 'posts', 'fans-for-a-hot-office.md'));
    await expect(async () => expect(await readPost()).toMatch(/^image: \/uploads\/img_2043-rain\.webp$/m)).toPass();
    const post = await readPost();
    expect(post).toContain('## What to ask\n\nAsk for the **price** first.\n\n- Ceiling fans\n- Wall fans');
    expect(post).toMatch(/·\s+Desk fans\n\no\s+old ones\n\n·\s+Coolers/);
    expect(post).toMatch(/^published: \d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+05:30$/m);
    await writeFile(path.join(contentDir, 'posts/fans-for-a-hot-office.md'), post);
    const picturesDir = path.join(contentDir, 'pictures');
    await cp(path.join(root, 'mfe-blog/pictures'), picturesDir, { recursive: true });
    const uploaded = 'img_2043-rain.webp';
    await writeFile(path.join(picturesDir, uploaded), await written('mfe-blog', 'pictures', uploaded));
    const folders = { CONTENT_DIR: contentDir, PICTURES_DIR: picturesDir };
    await runIn(root, 'npm', ['run', '--silent', 'posts', '--', 'check'], folders);
  } finally {
    await context.close();
    editor.kill();
    await rm(contentDir, { recursive: true });
  }
});
