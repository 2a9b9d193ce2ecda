import { describePart } from './describe-part.ts';

// Run in a part's folder after `rspack build`.
const { name, version } = await describePart(process.cwd());
console.log(`${name} ${version}`);
