import { readdirSync } from 'node:fs';

const namesIn = (folder) =>
  readdirSync(new URL(folder, import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
const parts = namesIn('.')
  .filter((name) => name.startsWith('mfe-'))
  .map((name) => name.slice('mfe-'.length));

// `npm run lint` reads the last commit, CI all of a pull request. The history before this file stays as it is.
export default {
  extends: ['@commitlint/config-conventional'],
  rules: {
    'header-max-length': [2, 'always', 72],
    // Names and commands in a subject are written as they are in the code.
    'subject-case': [0],
    'body-max-line-length': [2, 'always', 150],
    'footer-max-line-length': [0],
    'scope-enum': [2, 'always', ['shell', 'shared', 'e2e', ...parts, ...namesIn('shared')]],
  },
};
