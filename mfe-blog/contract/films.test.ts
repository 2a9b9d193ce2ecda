import { filmHosts } from '@site/brand/metadata';
import { filmAt } from './films.ts';

it.each([
  ['https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=3', 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ'],
  ['https://youtu.be/aqz-KE-bpKQ', 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ'],
  ['https://m.youtube.com/shorts/aqz-KE-bpKQ', 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ'],
  ['https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ', 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ'],
  ['https://vimeo.com/123456', 'https://player.vimeo.com/video/123456'],
  ['https://player.vimeo.com/video/123456', 'https://player.vimeo.com/video/123456'],
  ['https://vimeo.com/123456/0a1b2c', 'https://player.vimeo.com/video/123456?h=0a1b2c'],
  ['https://player.vimeo.com/video/123456?h=0a1b2c', 'https://player.vimeo.com/video/123456?h=0a1b2c'],
  ['https://vimeo.com/123456/description', 'https://player.vimeo.com/video/123456'],
  ['https://player.vimeo.com/video/123456?h=x', 'https://player.vimeo.com/video/123456'],
])('finds the film at %s', (address, embed) => {
  const film = filmAt(address);
  expect(film?.embed).toBe(embed);
  expect(filmAt(film?.page ?? '')).toEqual(film);
  expect(filmHosts).toContain(new URL(embed).origin);
});

it.each([
  'http://youtu.be/aqz-KE-bpKQ',
  'https://www.youtube.com/@somebody',
  'https://vimeo.com/about',
  'https://youtube.com.elsewhere.example/watch?v=aqz-KE-bpKQ',
  '/blogs',
])('finds none at %s', (address) => {
  expect(filmAt(address)).toBeUndefined();
});
