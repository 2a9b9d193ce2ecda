import { statfs } from 'node:fs/promises';
import { findUnwritable } from '@site/service/system-errors';

/** Visitors' connections, the files they are sent, and what each process of a site needs for itself. */
const minOpenFiles = 1_024;
/** The builds of all parts, a release of them and the data of a first start take 150. */
const minFreeMegabytes = 200;

/**
 * One sentence for each limit of this machine that a site would meet before long.
 * @param folders where it writes, by the name of the setting.
 */
export async function findMachineLimits(checkout: string, folders: Record<string, string>): Promise<string[]> {
  const found = await Promise.all([
    findFewOpenFiles(),
    findUnwritable('This checkout', checkout),
    ...Object.entries({ 'This checkout': checkout, ...folders }).map((place) => findSmallDisk(...place)),
  ]);
  return found.flatMap((sentence) => sentence ?? []);
}

/** One sentence for an error that such a limit caused later on, whichever program met it; undefined for any other. */
export function describeLimit(message: string): string | undefined {
  if (/\b(?:ENOSPC|EDQUOT|os error 28)\b/.test(message))
    return 'There is no space left on a disk that the site writes to: make room there.';
  if (/\b(?:EMFILE|ENFILE|os error 24)\b/.test(message)) return tooFewOpenFiles('too few open files');
  if (/\b(?:EROFS|os error 30)\b/.test(message))
    return 'A folder that the site writes to is read-only: let this user write there.';
  return undefined;
}

/** Node has raised the limit as far as this user may before anybody can read it. */
function findFewOpenFiles(): string | undefined {
  // Without connections, whose hosts it would look up; the types of Node 20 lack this setting of 20.13.
  Object.assign(process.report, { excludeNetwork: true });
  const { userLimits } = Object(process.report.getReport());
  const allowed = userLimits?.open_files?.soft;
  return Number(allowed) < minOpenFiles ? tooFewOpenFiles(`${allowed} open files`) : undefined;
}

function tooFewOpenFiles(allowed: string): string {
  return `A process may have ${allowed} here, and a site needs at least ${minOpenFiles}: raise the limit with "ulimit -n 4096".`;
}

/** A disk that is full already is found by writing to it. */
async function findSmallDisk(name: string, folder: string): Promise<string | undefined> {
  const { bavail, bsize, blocks } = await statfs(folder).catch(() => ({ bavail: 0, bsize: 0, blocks: 0 }));
  const free = Math.floor((bavail * bsize) / 1024 ** 2);
  if (blocks === 0 || bavail === 0 || free >= minFreeMegabytes) return undefined;
  return `${name} is ${folder}, on a disk with ${free} MB left, and a site needs ${minFreeMegabytes}: make room there.`;
}
