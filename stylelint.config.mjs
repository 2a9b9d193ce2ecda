/** @type {import('stylelint').Config} */
export default {
  extends: 'stylelint-config-standard',
  // Where custom properties come from: tokens, and any component that sets one for those inside it.
  referenceFiles: ['shared/ui/styles/tokens.css', '{mfe-*,shell,shared/ui}/**/*.module.css'],
  rules: {
    // Blank lines are the author's: they part groups of tokens, and Biome keeps them.
    'at-rule-empty-line-before': null,
    'comment-empty-line-before': null,
    'custom-property-empty-line-before': null,
    'declaration-empty-line-before': null,
    'rule-empty-line-before': null,
    // What a component is comes before what it is on a phone or for a focus, whatever the selectors weigh; layers order the rest.
    'no-descending-specificity': null,
    // One spelling of a colour, for those who compute with tokens.
    'color-hex-length': 'long',
    'import-notation': 'string',
    // The scales are fluid: their steps are fractions of the window's width.
    'number-max-precision': 6,
    'value-keyword-case': ['lower', { ignoreKeywords: ['A4'] }],

    'no-unknown-custom-properties': true,
    // Anything else that moves costs layout or paint in every frame.
    'declaration-property-value-allowed-list': {
      '/^transition(-property)?$/': [/^none$/, /^((transform|opacity|visibility)( (var\([^)]*\)|[\w.-]+))*(,\s+|$))+$/],
    },
    'rule-selector-property-disallowed-list': {
      '/^(from|to|[\\d.]+%)/': [/^(?!(transform|opacity|visibility)$)/],
    },
  },
  overrides: [
    {
      // Not the brochure, which is paper with a scale of its own.
      files: '**/*.module.css',
      rules: {
        // A class is a name in TypeScript.
        'selector-class-pattern': '^[a-z][a-zA-Z0-9]*$',
        // Steps of a scale are set in tokens.css alone.
        'property-disallowed-list': ['/^--(space|text|leading|tracking|radius|measure|weight|shadow)-/'],
        'declaration-property-value-disallowed-list': {
          'line-height': ['/^1\\.[1-9]/'],
          '/^border(-block.*)?$/': ['/^[\\d.]+px solid var\\(--colour-(line|accent|ink|highlight)/'],
        },
      },
    },
  ],
};
