import { spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';

const clients = 200;

/** What each of the crowd asks for; `%d` becomes a number that no other request has. */
export interface Wish {
  path: string;
  /** Posted as a form. */
  form?: string;
}

/** Two hundred clients who ask without a pause, each as soon as it has its answer. Needs wrk. Returns what ends it. */
export async function startCrowd(folder: string, site: string, { path: wanted, form }: Wish) {
  const script = path.join(folder, 'crowd.lua');
  await writeFile(
    script,
    `
counter = 0
wrk.method = "${form ? 'POST' : 'GET'}"
wrk.headers["Accept-Encoding"] = "br"
${form ? `wrk.headers["Content-Type"] = "application/x-www-form-urlencoded"\nwrk.headers["Origin"] = "${site}"` : ''}
request = function()
  counter = counter + 1
  return wrk.format(nil, ("${wanted}"):gsub("%%d", counter), nil, ${form ? `("${form}"):gsub("%%d", counter)` : 'nil'})
end`,
  );
  const child = spawn('wrk', ['-t1', `-c${clients}`, '-d3600s', '--timeout', '30s', '-s', script, site], {
    stdio: 'ignore',
  });
  const disperse = () => void child.kill('SIGKILL');
  process.on('exit', disperse);
  return disperse;
}
