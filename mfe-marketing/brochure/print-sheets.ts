import { readFile } from 'node:fs/promises';
import { findBrowser } from '@site/testing/browser';
import { type Browser, chromium, type Page } from 'playwright-core';
import sharp from 'sharp';
import { sourceFile } from './source-file.ts';

/** A host that cannot exist; every request to it is answered with a file of the part or of a package. */
const origin = 'http://brochure.invalid';

export interface Printed {
  pdf: Buffer;
  /** The files it was made from, by the names that `sourceFile` takes. */
  files: string[];
}

/** Prints a document to PDF, with tags and an outline. What it refers to by path is a name for `sourceFile`. */
export async function printSheets(html: string): Promise<Printed> {
  const executablePath = findBrowser();
  if (!executablePath)
    throw new Error('Printing needs Chromium: install it or name it with CHROMIUM=/path/to/chromium.');
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    return await print(browser, html);
  } finally {
    await browser.close();
  }
}

async function print(browser: Browser, html: string): Promise<Printed> {
  const files = new Set<string>();
  const page = await browser.newPage();
  await page.route(`${origin}/**`, async (route) => {
    const url = new URL(route.request().url());
    if (url.pathname === '/') return route.fulfill({ body: html, contentType: 'text/html; charset=utf-8' });
    files.add(url.pathname.slice(1));
    return route.fulfill(await readSource(url));
  });
  await page.goto(`${origin}/`, { waitUntil: 'networkidle' });
  await refuseOverflow(page);
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true });
  return { pdf, files: [...files] };
}

/** Fails when a sheet overflows: the print would silently cut off the rest. */
async function refuseOverflow(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  const overflowing = await page
    .locator('.sheet')
    .evaluateAll((sheets) =>
      sheets.flatMap((sheet, index) => (sheet.scrollHeight > sheet.clientHeight ? [index + 1] : [])),
    );
  if (overflowing.length > 0)
    throw new Error(
      `Not all words fit on sheet ${overflowing.join(', ')}: shorten them or give them room in brochure.css.`,
    );
}

async function readSource({ pathname, searchParams }: URL) {
  const content = await readFile(sourceFile(pathname.slice(1)));
  const background = searchParams.get('ground');
  if (!background) return { body: content };
  const [width, height] = [Number(searchParams.get('width')), Number(searchParams.get('height')) || undefined];
  const body = await sharp(content, { autoOrient: true })
    .flatten({ background })
    .resize({ width, height, fit: 'contain', background })
    .jpeg({ quality: 76, mozjpeg: true })
    .toBuffer();
  return { body, contentType: 'image/jpeg' };
}
