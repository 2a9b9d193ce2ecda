import { expect, test } from '@site/e2e';
import { root } from '@site/runner/parts';
import { fillIn, reference, sendButton } from '../../support/enquiry.ts';
import { runIn } from '../../support/run-in.ts';

test('takes an enquiry from the form to done at the sales desk', { tag: '@long' }, async ({ site, page, runOther }) => {
  // Each command is a process of its own and takes seconds on a busy machine.
  test.setTimeout(120_000);
  const { url, dataDir } = await runOther('errand-sales');
  const sales = (...args: string[]) =>
    runIn(root, 'npm', ['run', '--silent', 'enquiries', '--', ...args], { DATA_DIR: dataDir });
  await site.open(`${url}/contact`);
  await fillIn(page);
  await sendButton(page).click();
  const shown = (await page.locator('[data-kind="success"] strong').textContent()) ?? '';
  expect(shown).toMatch(reference);
  expect(await sales('list', '--since', 'yesterday')).toMatch(
    new RegExp(`^${shown} .* new +Asha Verma, Verma Public School, .*: Two taps leak`, 'm'),
  );
  expect(await sales('show', shown)).toMatch(/^Email: +asha@school\.example$[\s\S]*^Please call before noon\.$/m);
  await sales('done', shown, '--by', 'Meena');
  expect(await sales('show', shown)).toMatch(/^State: +done by Meena on /m);
  expect(await sales('list', '--state', 'done')).toMatch(new RegExp(`^${shown} .* done +Asha Verma`, 'm'));
});
