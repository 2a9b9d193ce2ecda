import { createProgress } from './progress.ts';

const plain = (text: string) => text.replaceAll(/ +\d+\.\d s/g, ' N s');

it('writes a line for each step and each check of the gate, with its time', async () => {
  const lines: string[] = [];
  const progress = createProgress({ write: (text) => lines.push(plain(text)) });
  await progress.step(
    'gate',
    async () => {
      for (const done of [1, 2, 3]) progress.gate('server check', done, 3);
    },
    () => 'passed',
  );
  await expect(progress.step('promote', () => Promise.reject(new Error('no')), String)).rejects.toThrow('no');
  expect(lines).toEqual(['server check N s  3 of 3\n', 'gate N s  passed\n', 'promote N s  failed\n']);
});

it('counts in place on a terminal', () => {
  const texts: string[] = [];
  const { gate } = createProgress({ isTTY: true, write: (text) => texts.push(plain(text)) });
  gate('server check', 1, 2);
  gate('server check', 2, 2);
  expect(texts).toEqual(['\r\u001b[Kserver check N s  1 of 2', '\r\u001b[Kserver check N s  2 of 2\n']);
});
