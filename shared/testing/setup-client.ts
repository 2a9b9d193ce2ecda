import { TextDecoder, TextEncoder } from 'node:util';
import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';
import './fail-on-console.ts';
import { fillJsdomGaps } from './jsdom-gaps.ts';

// jsdom has no TextEncoder, and react-router reads it while loading.
Object.assign(globalThis, { TextDecoder, TextEncoder });
// There is no window in a test file with `@jest-environment node`.
if (typeof window !== 'undefined') {
  fillJsdomGaps();
  // Testing Library's own second is too short on a busy machine. Less than Jest's limit, so that a failure says what was waited for.
  configure({ asyncUtilTimeout: 15_000 });
  // Each test is a new visitor with a tab of their own.
  afterEach(() => sessionStorage.clear());
}
