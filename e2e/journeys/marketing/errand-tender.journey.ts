import { brand, tendersEmail } from '@site/brand';
import { expect, test } from '@site/e2e';
import { request } from '../../support/request.ts';
import { stopAt } from '../support/errand-stop.ts';
import { byKeyboard, byPointer, inLongRun } from '../support/ways.ts';

test.describe.configure({ mode: 'parallel' });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const pack = `/${brand.slug}-tender-pack.pdf`;

for (const { name, tag, press } of [byPointer, inLongRun(byKeyboard)]) {
  test(`finds what a hospital’s tender asks for, and where to send the papers, ${name}`, { tag }, async ({
    site,
    page,
  }) => {
    await site.open('/industries');
    await press(page, page.getByRole('main').getByRole('link', { name: 'Healthcare', exact: true }));
    await stopAt(page, '/healthcare');
    await expect(page).toHaveTitle(/Healthcare/);
    const download = page.getByRole('main').getByRole('link', { name: /^Tender pack \(PDF, .+\)/ });
    await expect(download.first()).toBeInViewport({ ratio: 1 });
    const band = page.getByRole('region', { name: 'For your tender' });
    await expect(band.getByRole('link', { name: /^Tender pack \(PDF, .+\)/ })).toHaveAttribute('href', pack);
    expect((await request(pack)).headers['content-type']).toBe('application/pdf');
    await press(page, page.getByRole('banner').getByRole('link', { name: 'Talk to us' }).first());
    await stopAt(page, '/contact');
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: tendersEmail })).toBeVisible();
    await expect(main.getByRole('link', { name: /^Tender pack for hospitals \(PDF, .+\)/ })).toHaveAttribute(
      'href',
      pack,
    );
  });
}
