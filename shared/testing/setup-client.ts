import { TextDecoder, TextEncoder } from 'node:util';
import '@testing-library/jest-dom';
import { failOnConsole } from './fail-on-console.ts';
import { installDialog } from './jsdom-dialog.ts';
import { installObservers } from './jsdom-observers.ts';

// jsdom has no TextEncoder, and react-router reads it while loading.
Object.assign(globalThis, { TextDecoder, TextEncoder });
// There is no window in a test file with `@jest-environment node`.
if (typeof window !== 'undefined') {
  installDialog();
  installObservers();
  // Each test is a new visitor with a tab of their own.
  afterEach(() => sessionStorage.clear());
}
failOnConsole();
