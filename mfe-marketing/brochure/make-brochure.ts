// npm run brochure -w mfe-marketing: makes brochure.pdf from the content of the pages, and notes what it was made from.
import { writeFile } from 'node:fs/promises';
import { register } from 'node:module';
import path from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { printSheets } from './print-sheets.ts';

// The hook must be in place before the content is loaded, hence the dynamic imports below.
register('./picture-hooks.mjs', import.meta.url);
const { Brochure } = await import('./Brochure.tsx');
const { brochureContent } = await import('./brochure-content.ts');
const { madeFrom } = await import('./made-from.ts');

const folder = import.meta.dirname;
const html = `<!DOCTYPE html>${renderToStaticMarkup(createElement(Brochure, { content: brochureContent }))}`;
const { pdf, files } = await printSheets(html);
await writeFile(path.join(folder, 'brochure.pdf'), pdf);
const pictures = files.filter((file) => /\.(?:jpe?g|png|webp)$/.test(file));
await writeFile(path.join(folder, 'made-from.json'), `${JSON.stringify(madeFrom(pictures, folder), null, 2)}\n`);
console.log(`brochure.pdf: ${Math.round(pdf.length / 1000)} KB`);
