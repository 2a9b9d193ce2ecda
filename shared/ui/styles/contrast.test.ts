import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contrast } from '@site/testing/contrast';
import { channels, readTones } from '../testing/tones.ts';

const tones = readTones(readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8'));
const grounds = ['surface', 'surface-tint', 'surface-raised'];
const texts = ['ink', 'ink-soft', 'accent', 'accent-strong', 'success', 'danger'];

describe.each(Object.keys(tones))('colours on a %s ground', (tone) => {
  const of = (name: string) => channels(tones[tone]?.[`--colour-${name}`] ?? '');

  it.each(pairs(texts, grounds))('keep %s readable on %s (4.5:1)', (text, ground) => {
    expect(contrast(of(text), of(ground))).toBeGreaterThanOrEqual(4.5);
  });

  it.each([
    ['on-accent', 'accent'],
    ['on-accent', 'accent-strong'],
    ['ink-inverse', 'ink'],
    ['on-highlight', 'highlight'],
    ['ink', 'danger-tint'],
    ['danger', 'danger-tint'],
    ['ink', 'success-tint'],
    ['success', 'success-tint'],
  ])('keep %s readable on %s (4.5:1)', (text, ground) => {
    expect(contrast(of(text), of(ground))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(pairs(['line-strong', 'focus', 'accent'], grounds))('let %s mark controls on %s (3:1)', (edge, ground) => {
    expect(contrast(of(edge), of(ground))).toBeGreaterThanOrEqual(3);
  });

  // The rows of sums in a bill.
  it('let a row of surface-tint be seen on surface-raised (1.15:1)', () => {
    expect(contrast(of('surface-tint'), of('surface-raised'))).toBeGreaterThanOrEqual(1.15);
  });
});

// Panels are on the grounds of pictures.
describe.each(['light', 'dark'])('words on the grounds of %s pictures', (theme) => {
  const of = (name: string) => channels(tones[theme]?.[name] ?? '');

  it.each(pairs(['ink', 'ink-soft'], ['mint', 'sand', 'sun', 'clay']))(
    'keep %s readable on %s (4.5:1)',
    (text, ground) => {
      expect(contrast(of(`--colour-${text}`), of(`--ground-${ground}`))).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each([...grounds.map((name) => `--colour-${name}`), '--ground-sun'])(
    'keep marked words readable on %s (4.5:1)',
    (ground) => {
      expect(contrast(of('--colour-marked'), of(ground))).toBeGreaterThanOrEqual(4.5);
    },
  );

  it('keep the heading of a statement readable on mint (4.5:1)', () => {
    expect(contrast(of('--colour-accent-strong'), of('--ground-mint'))).toBeGreaterThanOrEqual(4.5);
  });
});

describe('buttons in the dark theme', () => {
  const of = (name: string) => channels(tones.dark?.[name] ?? '');
  const gold = channels(tones['dark deep']?.['--colour-accent'] ?? '');

  it.each([...grounds.map((name) => `--colour-${name}`), '--ground-sun', '--ground-mint'])(
    'have a gold that stands out from %s (3:1)',
    (ground) => {
      expect(contrast(gold, of(ground))).toBeGreaterThanOrEqual(3);
    },
  );
});

function pairs(first: string[], second: string[]): [string, string][] {
  return first.flatMap((one) => second.map((other): [string, string] => [one, other]));
}
