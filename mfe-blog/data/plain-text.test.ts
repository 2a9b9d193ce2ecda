import { plainText } from './plain-text.ts';

it('keeps the text of an excerpt and drops its tags', () => {
  expect(plainText('<p>Pump <em>room</em>, then\n <a href="/x">terrace</a>.</p><p>Done…</p>')).toBe(
    'Pump room, then terrace. Done…',
  );
});

it('decodes entities the service writes, once', () => {
  expect(plainText('5 &lt; 6 &amp;amp; 7 &quot;quoted&quot;')).toBe('5 < 6 &amp; 7 "quoted"');
});
