import { enquiryByLabel, reference } from '../support/enquiry.ts';
import { expect, test } from './support/visit.ts';

const button = { role: 'button', name: 'Menu' };
const dialog = { role: 'dialog', name: 'Menu' };
const closeButton = { within: dialog, role: 'button', name: 'Close menu' };
const plumbing = { within: dialog, role: 'link', name: 'Plumbing' };
const form = { role: 'main' };

test.use({ isPhone: true });

test('opens the menu before any script runs, and keeps it open when they do', async ({
  pausedSite: { visitor, resume },
}) => {
  await visitor.goto('/');
  await visitor.click(button);
  await visitor.click(closeButton);
  await visitor.expectHidden(dialog);
  await visitor.click(button);
  await visitor.click({ within: dialog, label: 'Pages under Services' });
  await visitor.expectVisible(plumbing);
  resume();
  await visitor.waitForHydration();
  await visitor.expectVisible(plumbing);
  await visitor.click(closeButton);
  await visitor.expectHidden(dialog);
  await visitor.click(button);
  await visitor.click(plumbing);
  await visitor.waitForURL('/plumbing-services');
  await visitor.expectHidden(dialog);
});

test('keeps what was typed before scripts ran', async ({ pausedSite: { visitor, resume } }) => {
  await visitor.goto('/contact');
  const fields = Object.entries(enquiryByLabel).map(
    ([name, text]) => [{ within: form, role: 'textbox', name }, text] as const,
  );
  for (const [field, text] of fields) await visitor.fill(field, text);
  resume();
  await visitor.waitForHydration();
  for (const [field, text] of fields) expect(await visitor.evaluateAll(field, typedIn)).toBe(text);
});

test.describe('without JavaScript', () => {
  test.use({ hasScripts: false });

  test("reaches the menu's pages without JavaScript", async ({ visitor }) => {
    for (const [under, name, address] of [
      ['Services', 'Plumbing', '/plumbing-services'],
      ['Industries', 'Education', '/education'],
    ] as const) {
      await visitor.goto('/');
      await visitor.click(button);
      await visitor.click({ within: dialog, label: `Pages under ${under}` });
      await visitor.click({ within: dialog, role: 'link', name });
      await visitor.waitForURL(address);
    }
  });

  test('sends an enquiry without JavaScript', async ({ visitor }) => {
    await visitor.goto('/contact');
    for (const [name, text] of Object.entries(enquiryByLabel))
      await visitor.fill({ within: form, role: 'textbox', name }, text);
    await visitor.click({ within: form, role: 'button', name: 'Send message' });
    await visitor.expectText(form, reference);
  });
});

/** Runs in the page. */
function typedIn([field]: HTMLElement[]): string | undefined {
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : undefined;
}
