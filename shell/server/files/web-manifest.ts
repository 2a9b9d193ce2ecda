import { brand } from '@site/brand';

/** What a phone shows when a visitor puts the site on its home screen. `base` is the address of the shell's files. */
export function webManifest(base: string): string {
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
    theme_color: brand.colours.deep,
    background_color: brand.colours.paper,
    icons: [
      icon(base, 'icon-192.png', 192, 'any'),
      icon(base, 'icon-512.png', 512, 'any'),
      icon(base, 'icon-maskable-192.png', 192, 'maskable'),
      icon(base, 'icon-maskable-512.png', 512, 'maskable'),
    ],
  });
}

function icon(base: string, file: string, side: number, purpose: 'any' | 'maskable') {
  return { src: base + file, sizes: `${side}x${side}`, type: 'image/png', purpose };
}
