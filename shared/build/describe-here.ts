import { pathToFileURL } from 'node:url';
import { describePart } from './describe-part.ts';

// Run in a part's folder after `rspack build`.
const { federation } = await import(pathToFileURL(`${process.cwd()}/federation.ts`).href);
const { version } = await describePart(process.cwd(), federation.name);
console.log(`${federation.name} ${version}`);
