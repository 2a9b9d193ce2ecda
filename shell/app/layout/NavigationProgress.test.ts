import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { motionTokens } from '@site/ui/styles/motion-tokens';
import { PROGRESS_FADE_MS } from './navigation-progress-constants.ts';

// A style sheet cannot read a constant, so the two are held together here.
const sheet = readFileSync(join(__dirname, 'NavigationProgress.module.css'), 'utf8');

it('fades the bar out in the time of the specification', () => {
  expect(sheet).toContain('opacity var(--motion-close)');
  expect(motionTokens()['--motion-close']).toBe(PROGRESS_FADE_MS.normal);
});

it('fades it out faster where the page came at once', () => {
  expect(sheet).toMatch(/data-pace="fast"[^}]+transition-duration: var\(--motion-close-fast\)/);
  expect(motionTokens()['--motion-close-fast']).toBe(PROGRESS_FADE_MS.fast);
});
