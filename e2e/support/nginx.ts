import { spawn } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import path from 'node:path';

/** Runs nginx on one core with these directives inside `http`, and waits until it listens at `port`. */
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
  await listens(port);
  return child;
}

async function listens(port: number): Promise<void> {
  for (let attempt = 0; attempt < 50; attempt++) {
    if (await canConnect(port)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`nginx does not listen on port ${port}.`);
}

function canConnect(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const end = (isOpen: boolean) => {
      socket.destroy();
      resolve(isOpen);
    };
    socket.once('connect', () => end(true)).once('error', () => end(false));
  });
}
