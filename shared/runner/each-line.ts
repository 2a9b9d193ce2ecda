/** Calls back with every complete line of a stream. */
export function eachLine(stream: NodeJS.ReadableStream | null, use: (line: string) => void) {
  let rest = '';
  stream?.setEncoding('utf8');
  stream?.on('data', (chunk: string) => {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) use(line);
  });
}
