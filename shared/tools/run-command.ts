/** Runs an operator's command: `--help` explains it, more words than it takes are wrong usage (2), a failure is one sentence (1). */
export async function runCommand(
  help: string,
  mostWords: number,
  work: (words: string[]) => Promise<void>,
): Promise<void> {
  const words = process.argv.slice(2);
  if (words.some((word) => word === '--help' || word === '-h')) return void process.stdout.write(help);
  if (words.length > mostWords || words.some((word) => word.startsWith('-'))) {
    process.stderr.write(help);
    process.exitCode = 2;
    return;
  }
  try {
    await work(words);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
