import { brand } from '@site/brand';
import { colours } from '@site/brand/for-machines';

/** What a phone shows when a visitor puts the site on its home screen. `fileOf` gives the address of a file of the shell. */
export function webManifest(fileOf: (name: string) => string): string {
  const icon = (file: string, side: number, purpose: 'any' | 'maskable') => ({
    src: fileOf(file),
    sizes: `${side}x${side}`,
    type: 'image/png',
    purpose,
  });
  return JSON.stringify({
    id: '/',
    name: brand.name,
    short_name: brand.shortName,
    description: brand.tagline,
    lang: 'en-IN',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    theme_color: colours.deep,
    background_color: colours.paper,
    icons: [
      icon('icon-192.png', 192, 'any'),
      icon('icon-512.png', 512, 'any'),
      icon('icon-maskable-192.png', 192, 'maskable'),
      icon('icon-maskable-512.png', 512, 'maskable'),
    ],
  });
}
