import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { runCommandLine } from '../commands/program.ts';
import { errorCode } from '../process/system-errors.ts';

/** For tests: what a command prints for these arguments, and the exit code it leaves. */
export async function outcomeOf(program: Parameters<typeof runCommandLine>[0], args: string[], options = {}) {
  let [stdout, stderr] = ['', ''];
  const out = jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
    stdout += text;
    return true;
  });
  const err = jest.spyOn(process.stderr, 'write').mockImplementation((text) => {
    stderr += text;
    return true;
  });
  try {
    await runCommandLine(program, { ...options, args });
    return { stdout, stderr, exitCode: process.exitCode ?? 0 };
  } finally {
    out.mockRestore();
    err.mockRestore();
    process.exitCode = undefined;
  }
}

/** In a mount namespace of its own, which any Linux user may create. */
const script = 'mount -t tmpfs -o size=2m tiny "$1" && shift && exec "$@"';

/** For tests: runs a module whose argument is this folder, on a disk of two megabytes. Returns the lines it printed. */
export async function onTinyDisk(folder: string, module: string): Promise<string[]> {
  const command = [process.execPath, '--import', 'tsx/esm', module, folder];
  const { stdout } = await promisify(execFile)('unshare', ['-Urm', 'sh', '-c', script, 'sh', folder, ...command]);
  return stdout.split('\n').filter(Boolean);
}

/** For tests: leaves no room on the disk of this folder. Remove the file to make some. */
export async function fillDisk(folder: string): Promise<string> {
  const filler = path.join(folder, 'filler');
  for (let bytes = 1024 * 1024; bytes >= 1; bytes = Math.floor(bytes / 2)) {
    await writeFile(filler, Buffer.alloc(bytes), { flag: 'a' }).catch((error: unknown) => {
      if (errorCode(error) !== 'ENOSPC') throw error;
    });
  }
  return filler;
}
