// npm run brochure -w mfe-marketing: makes both PDFs and the roster's CSV from the content of the pages, and notes what they were made from.
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
const { TenderPack } = await import('./TenderPack.tsx');
const { tenderContent } = await import('./tender-content.ts');
const { madeFrom } = await import('./made-from.ts');
const { rosterCsv } = await import('./roster-csv.ts');

const folder = import.meta.dirname;
const documents = {
  'brochure.pdf': createElement(Brochure, { content: brochureContent }),
  'tender-pack.pdf': createElement(TenderPack, { content: tenderContent }),
};
const pictures = new Set<string>();
for (const [name, element] of Object.entries(documents)) {
  const { pdf, files } = await printSheets(`<!DOCTYPE html>${renderToStaticMarkup(element)}`);
  await writeFile(path.join(folder, name), pdf);
  for (const file of files) if (/\.(?:jpe?g|png|webp)$/.test(file)) pictures.add(file);
  console.log(`${name}: ${Math.round(pdf.length / 1000)} KB`);
}
await writeFile(path.join(folder, 'hospital-roster.csv'), rosterCsv());
await writeFile(path.join(folder, 'made-from.json'), `${JSON.stringify(madeFrom([...pictures], folder), null, 2)}\n`);
