import { writeFile } from 'node:fs/promises';
import { newPrivateKey, signerOf } from '@site/delivery/store/signatures';
import { type Command, jsonOption, printResult } from '@site/service/commands/program';

export function addKeys(program: Command): void {
  program
    .command('keys')
    .description('the keys with which teams sign their versions')
    .command('new')
    .description('makes a key pair; the file is for RELEASE_KEY, what is printed for the list of TRUSTED_KEYS')
    .argument('<file>', 'where the private key goes, for nobody else to read')
    .addOption(jsonOption)
    .action(async (file, options) => {
      const privateKey = newPrivateKey();
      await writeFile(file, privateKey, { mode: 0o600, flag: 'wx' });
      const { publicKey } = signerOf(privateKey);
      printResult({ text: publicKey, data: { file, publicKey } }, options);
    });
}
