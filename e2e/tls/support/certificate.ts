import { execFileSync } from 'node:child_process';
import { hash, X509Certificate } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A certificate for `localhost` under an authority of its own, both good for two days. */
export function makeCertificate(folder: string) {
  const file = (name: string) => path.join(folder, name);
  const openssl = (...words: string[]) => execFileSync('openssl', words, { stdio: ['ignore', 'ignore', 'pipe'] });
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
  openssl(
    'req',
    '-x509',
    ...key,
    '-days',
    '2',
    '-subj',
    '/CN=Test authority',
    '-keyout',
    file('ca.key'),
    '-out',
    file('ca.pem'),
  );
  openssl('req', ...key, '-subj', '/CN=localhost', '-keyout', file('site.key'), '-out', file('site.csr'));
  writeFileSync(file('names'), 'subjectAltName=DNS:localhost\nextendedKeyUsage=serverAuth\n');
  const authority = ['-CA', file('ca.pem'), '-CAkey', file('ca.key'), '-CAcreateserial'];
  openssl(
    'x509',
    '-req',
    '-in',
    file('site.csr'),
    ...authority,
    '-days',
    '2',
    '-extfile',
    file('names'),
    '-out',
    file('site.pem'),
  );
  const authorityText = readFileSync(file('ca.pem'), 'utf8');
  return {
    certificate: file('site.pem'),
    key: file('site.key'),
    /** For clients that verify the certificate. */
    authority: authorityText,
    /** For Chromium's `--ignore-certificate-errors-spki-list`, which trusts the certificate without installing the authority. */
    keyHash: hashOfKey(readFileSync(file('site.pem'))),
  };
}

function hashOfKey(certificate: Buffer): string {
  const { publicKey } = new X509Certificate(certificate);
  return hash('sha256', publicKey.export({ type: 'spki', format: 'der' }), 'base64');
}
