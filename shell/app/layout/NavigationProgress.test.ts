import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { motionTokens } from '@site/ui/testing/motion-tokens';
import { progressFadeMs } from './useProgressPhase.ts';

// A style sheet cannot import a constant, so this compares the two.
const sheet = readFileSync(join(import.meta.dirname, 'NavigationProgress.module.css'), 'utf8');

it('fades out in the specified time', () => {
  expect(sheet).toContain('opacity var(--motion-close)');
  expect(motionTokens()['--motion-close']).toBe(progressFadeMs.normal);
});

it('fades it out faster when the page arrives at once', () => {
  expect(sheet).toMatch(/data-pace="fast"[^}]+transition-duration: var\(--motion-close-fast\)/);
  expect(motionTokens()['--motion-close-fast']).toBe(progressFadeMs.fast);
});
