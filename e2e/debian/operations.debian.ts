import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { root } from '@site/runner/parts';
import { until } from '@site/testing/until';
import { enquiry } from '../support/enquiry.ts';
import { makeDebian } from './debian-machine.ts';

const page = readFileSync(path.join(root, 'shell/operations/README.md'), 'utf8');

test('sets up an empty Debian as documented: a site under TLS that takes a delivery, is backed up and restored', async () => {
  const debian = makeDebian();
  try {
    await debian.boot({ network: 'host' });
    for (const step of ['1. Packages', '2. The site']) debian.type(blocksOf(step).join('\n'));
    await debian.shutDown();
    // From here on without the internet, and with ports of its own.
    await debian.boot({ network: 'own' });
    for (const step of ['3. Settings', '4. Start', '5. nginx and TLS']) debian.type(blocksOf(step).join('\n'));
    // In place of DNS and a public certificate authority: commands reach the site at its public address.
    debian.type('echo NODE_EXTRA_CA_CERTS=/etc/ssl/site/fullchain.pem >> /etc/site/site.env');

    const get = (address: string) =>
      debian.type(`curl --silent --cacert /etc/ssl/site/fullchain.pem --include ${address}`);
    expect(get('http://www.sevantra.example/services')).toMatch(
      /^HTTP\/1.1 308[\s\S]*https:\/\/www\.sevantra\.example\/services/,
    );
    const home = get('https://www.sevantra.example/');
    expect(home).toMatch(/^HTTP\/2 200/);
    expect(home).toContain('strict-transport-security');
    expect(home).toContain('Sevantra Facility Services');
    expect(get('https://www.sevantra.example/blogs')).toContain('/blogs/a-garden-that-survives-may-in-noida');
    const reference = enquire(debian.type);

    const [backUp = '', restore = ''] = blocksOf('6. Backups that leave the machine');
    debian.type(`install --directory /mnt/backup\n${backUp}`);
    // As of the night before. Snapshots that have older copies too would keep them for longer than the privacy policy says.
    debian.type('touch --date=yesterday /var/lib/site/backups/*Z\nsystemctl start site-backup');
    const sent = debian.type('env $(cat /etc/site/backup.env) restic ls latest /var/lib/site/backups');
    expect(sent.match(/Z$/gm)).toHaveLength(1);
    const channel = () => debian.type('cat /var/lib/site/releases/channels/production/*');
    const before = channel();
    debian.type('systemctl stop site\nrm --recursive /var/lib/site/releases');
    debian.type(restore);
    debian.type(
      'curl --silent --fail --retry 120 --retry-delay 1 --retry-all-errors --output /dev/null http://127.0.0.1:8080/_/ready',
    );
    expect(debian.type(asSite('enquiries -- list'))).toContain(reference);
    expect(channel()).toBe(before);

    const blogBuild = () => debian.type('ls /var/lib/site/data/running | grep ^blog-');
    const first = blogBuild();
    debian.type(changeBlogService);
    debian.type(blocksOf('A new version').join('\n'));
    // A build is removed once nothing runs it.
    await until('the removal of the former build', () => !blogBuild().includes(first), { timeoutMs: 600_000 });
    debian.type(asSite('release -- rollback blog'));
    await until('the build that was rolled back to', () => blogBuild() === first, { timeoutMs: 600_000 });

    debian.type(blocksOf('7. Logs').join('\n'));
    expect(debian.type('journalctl --unit site --no-pager')).not.toContain('Asha');
    expect(debian.type('systemctl list-units --failed --no-legend --plain "site*" "nginx*"')).toBe('');
  } finally {
    await debian.remove();
  }
});

/** A commit of the blog's team, in what /opt/site was cloned from. */
const changeBlogService = `
git clone --quiet /srv/site.git /srv/change
cd /srv/change
echo "process.title = 'blog';" >> mfe-blog/api/main.ts
git -c user.name=Team -c user.email=team@sevantra.example commit --quiet --all --message 'feat(blog): name the process'
git push --quiet`;

function asSite(script: string): string {
  return `runuser --login site --command 'npm run --silent ${script}'`;
}

/** The commands of a section, except those that need a public certificate authority. */
function blocksOf(section: string): string[] {
  const [, text = ''] = page.split(`\n## ${section}\n`);
  const [own = ''] = text.split('\n## ');
  const blocks = Array.from(own.matchAll(/^```sh\n(.*?)^```/gms), ([, lines = '']) => lines);
  if (blocks.length === 0) throw new Error(`shell/operations/README.md has no commands for "${section}".`);
  return blocks;
}

/** Sends the contact form as a browser without scripts does. Returns the reference that the page shows. */
function enquire(type: (lines: string) => string): string {
  const typed = Object.entries(enquiry).map(([name, text]) => `--data-urlencode '${name}=${text}'`);
  const response = type(
    `curl --silent --cacert /etc/ssl/site/fullchain.pem --include --header 'origin: https://www.sevantra.example' ${typed.join(' ')} https://www.sevantra.example/contact`,
  );
  const [reference = ''] = /SEV(?:-[0-9A-Z]{4}){2}/.exec(response) ?? [];
  expect(reference, response.slice(0, 2_000)).not.toBe('');
  return reference;
}
