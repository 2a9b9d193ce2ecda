import { execFileSync } from 'node:child_process';
import { hash, X509Certificate } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A certificate for `localhost` under an authority of its own, both good for two days. */
export function makeCertificate(folder: string) {
  const file = (name: string) => path.join(folder, name);
  const openssl = (words: string) =>
    execFileSync('openssl', words.split(' '), { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
  const key = '-newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes';
  openssl(`req -x509 ${key} -days 2 -subj /CN=Authority -keyout ca.key -out ca.pem`);
  openssl(`req ${key} -subj /CN=localhost -keyout site.key -out site.csr`);
  writeFileSync(file('names'), 'subjectAltName=DNS:localhost\nextendedKeyUsage=serverAuth\n');
  openssl('x509 -req -in site.csr -CA ca.pem -CAkey ca.key -CAcreateserial -days 2 -extfile names -out site.pem');
  const { publicKey } = new X509Certificate(readFileSync(file('site.pem')));
  return {
    certificate: file('site.pem'),
    key: file('site.key'),
    /** For clients that verify the certificate. */
    authority: readFileSync(file('ca.pem'), 'utf8'),
    /** For Chromium's `--ignore-certificate-errors-spki-list`, which trusts the certificate without installing the authority. */
    keyHash: hash('sha256', publicKey.export({ type: 'spki', format: 'der' }), 'base64'),
  };
}
