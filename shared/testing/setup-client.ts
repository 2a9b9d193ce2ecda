import { TextDecoder, TextEncoder } from 'node:util';
import '@testing-library/jest-dom';
import { failOnConsole } from './fail-on-console.ts';
import { fillJsdomGaps } from './jsdom-gaps.ts';

// jsdom has no TextEncoder, and react-router reads it while loading.
Object.assign(globalThis, { TextDecoder, TextEncoder });
// There is no window in a test file with `@jest-environment node`.
if (typeof window !== 'undefined') {
  fillJsdomGaps();
  // Each test is a new visitor with a tab of their own.
  afterEach(() => sessionStorage.clear());
}
failOnConsole();
