import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePorts } from '@site/runner/free-port';
import { ensurePackages } from '@site/testing/system-packages';

const packages = ['radosgw', 'ceph-mon', 'ceph-osd'];
const programs = [...packages, 'ceph', 'radosgw-admin'].map((name) => `/usr/bin/${name}`);
/** The server took 14 s to start on two idle cores. */
const startTimeoutMs = 120_000;
const key = 'test';
const secret = 'test-secret';

/** Installs radosgw if apt can; otherwise says what to do and ends the process. */
export function ensureBucketServer(): void {
  ensurePackages({
    packages,
    suite: 'the tests on a bucket',
    areInstalled: () => programs.every((program) => existsSync(program)),
  });
}

/** Runs Ceph's S3 server over one store in memory, on free ports. Returns its address, `http://key:secret@…`, and how to end it. */
export async function startBucketServer() {
  const folder = mkdtempSync(path.join(tmpdir(), 'bucket-server-'));
  const [monitorPort = 0, port = 0] = await freePorts(2);
  const cluster = randomUUID();
  const settings = path.join(folder, 'ceph.conf');
  writeFileSync(settings, configuration({ folder, cluster, monitorPort, port }));
  for (const name of ['mon', 'osd', 'rgw']) mkdirSync(path.join(folder, name));
  const running: ChildProcess[] = [];
  const env = { ...process.env, CEPH_CONF: settings };
  const run = (command: string) => {
    const [program = '', ...args] = command.split(' ');
    const { status, stderr } = spawnSync(program, args, { env, encoding: 'utf8', timeout: startTimeoutMs });
    if (status !== 0) throw new Error(`${command} failed:\n${stderr}`);
  };
  const keep = (command: string) => {
    const [program = '', ...args] = command.split(' ');
    const out = openSync(path.join(folder, `${program}.out`), 'w');
    running.push(spawn(program, [...args, '--foreground'], { env, stdio: ['ignore', out, out] }));
  };
  // Nothing in it is worth an orderly shutdown.
  const end = () => {
    for (const child of running.splice(0)) child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  };
  process.on('exit', end);

  run(`ceph-mon --mkfs -i a --fsid ${cluster}`);
  keep('ceph-mon -i a');
  run(`ceph-osd -i 0 --mkfs --osd-uuid ${randomUUID()}`);
  run(`ceph osd new ${readFileSync(path.join(folder, 'osd/fsid'), 'utf8').trim()} 0`);
  keep('ceph-osd -i 0');
  keep('radosgw -n client.admin');
  await awaitResponse(port, folder);
  run(
    `radosgw-admin user create --uid=test --display-name=test --access-key=${key} --secret=${secret} --max-buckets=0`,
  );
  return { url: `http://${key}:${secret}@127.0.0.1:${port}`, end };
}

interface Cluster {
  folder: string;
  /** Its id. */
  cluster: string;
  monitorPort: number;
  port: number;
}

/** One monitor, one OSD and one gateway. They need no keys, because they run for minutes and are reachable from this machine only. */
function configuration({ folder, cluster, monitorPort, port }: Cluster): string {
  return `[global]
fsid = ${cluster}
mon_host = v2:127.0.0.1:${monitorPort}
mon_initial_members = a
auth_cluster_required = none
auth_service_required = none
auth_client_required = none
# By default radosgw requires encryption, which is impossible without keys.
ms_mon_client_mode = crc
osd_pool_default_size = 1
osd_pool_default_min_size = 1
osd_pool_default_pg_num = 1
osd_pool_default_pgp_num = 1
osd_crush_chooseleaf_type = 0
mon_allow_pool_size_one = true
osd_objectstore = memstore
memstore_device_bytes = 1073741824
# All data is in memory, so a nearly full disk does no harm.
mon_data_avail_crit = 0
mon_data_avail_warn = 0
run_dir = ${folder}
log_file = ${folder}/$name.log
pid_file = ${folder}/$name.pid
admin_socket = ${folder}/$name.asok
keyring = ${folder}/keyring
mon_data = ${folder}/mon
osd_data = ${folder}/osd
[client.admin]
rgw_data = ${folder}/rgw
rgw_frontends = beast endpoint=127.0.0.1:${port}
`;
}

async function awaitResponse(port: number, folder: string): Promise<void> {
  for (const began = performance.now(); performance.now() - began < startTimeoutMs; await pause(250)) {
    const { ok } = await fetch(`http://127.0.0.1:${port}/`).catch(() => ({ ok: false }));
    if (ok) return;
  }
  throw new Error(
    `radosgw did not answer within ${startTimeoutMs / 1000} s:\n${readFileSync(path.join(folder, 'radosgw.out'), 'utf8')}`,
  );
}
