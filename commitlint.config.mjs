// `npm run lint` reads the last commit, CI all of a pull request. The history before this file stays as it is.
export default {
  extends: ['@commitlint/config-conventional'],
  rules: {
    'header-max-length': [2, 'always', 72],
    // Names and commands in a subject are written as they are in the code.
    'subject-case': [0],
    'body-max-line-length': [2, 'always', 150],
    'footer-max-line-length': [0],
    'scope-enum': [
      2,
      'always',
      [
        ...['shell', 'marketing', 'blog', 'contact', 'shared', 'e2e'],
        ...[
          'brand',
          'build',
          'contracts',
          'host',
          'pictures',
          'release',
          'runner',
          'service',
          'testing',
          'tools',
          'ui',
        ],
      ],
    ],
  },
};
