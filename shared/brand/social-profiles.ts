export const socialProfiles = [
  { name: 'LinkedIn', href: 'https://linkedin.example/sevantra' },
  { name: 'Facebook', href: 'https://facebook.example/sevantra' },
  { name: 'Instagram', href: 'https://instagram.example/sevantra' },
  { name: 'YouTube', href: 'https://youtube.example/sevantra' },
] as const;
