import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '@site/runner/parts';

/** Runs `npm run posts -- …` as an operator would, and measures it; megabytes are 0 where the system does not tell. */
export async function runPostsCommand(
  command: string,
  settings: Record<string, string>,
): Promise<{ seconds: number; megabytes: number }> {
  const began = performance.now();
  const script = path.join(root, 'mfe-blog/api/posts-command.ts');
  const child = spawn(process.execPath, ['--import', 'tsx/esm', script, command], {
    cwd: root,
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  let megabytes = 0;
  const watch = setInterval(() => {
    megabytes = Math.max(megabytes, peakOf(child.pid));
  }, 200);
  const code = await new Promise((resolve) => child.once('exit', resolve));
  clearInterval(watch);
  if (code !== 0) throw new Error(`The command ${command} ended with code ${code}.`);
  return { seconds: (performance.now() - began) / 1000, megabytes };
}

function peakOf(pid: number | undefined): number {
  try {
    return Math.round(Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024);
  } catch {
    return 0;
  }
}
