import { spawn } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Runs nginx on one core with these directives inside `http`, and waits until it answers at `port`. */
export async function runNginx(folder: string, port: number, http: string) {
  const root = path.join(folder, 'nginx');
  await mkdir(root, { recursive: true });
  const file = path.join(root, 'nginx.conf');
  await writeFile(
    file,
    `
daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
worker_cpu_affinity 01;
pid ${root}/nginx.pid;
error_log ${root}/error.log;
events { worker_connections 1024; }
http {
  access_log off;
  keepalive_requests 100000000;
  ${http}
}`,
  );
  const child = spawn('nginx', ['-c', file], { stdio: 'inherit' });
  process.on('exit', () => child.kill());
  await answers(`http://localhost:${port}/`);
  return child;
}

async function answers(url: string): Promise<void> {
  for (let attempt = 0; attempt < 50; attempt++) {
    if (
      await fetch(url, { method: 'HEAD' }).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} does not answer.`);
}
