import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { partners } from '../../content/customers.ts';

const styles = readFileSync(join(__dirname, 'PartnerLogos.module.css'), 'utf8');

// What has no mark of its own would be a filled box.
it.each(partners.names.map((name, place) => [name, place] as const))(
  'draws for %s a mark within 3 KB',
  (name, place) => {
    const file = `./partner-marks/${name.toLowerCase().replaceAll(' ', '-')}.svg`;
    expect(styles).toContain(`.logo[data-place="${place}"]::before {\n    mask-image: url("${file}");`);
    const drawing = readFileSync(join(__dirname, file), 'utf8');
    expect(drawing.length).toBeLessThanOrEqual(3 * 1024);
    expect(drawing).toContain('viewBox="0 0 1280 416"');
  },
);
