export const securityEmail = 'security@rosewood.example';

export const spokenLanguages = ['en'] as const;

export const colours = {
  deep: '#3b0b2a',
  gold: '#f2b441',
  night: '#160410',
  teal: '#6b0f4f',
  paper: '#fbf8f2',
  sage: '#b58fa2',
  cream: '#ede3d2',
} as const;
