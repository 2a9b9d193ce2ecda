import { reference } from '../journeys/support/enquiry.ts';
import { enquiryByLabel } from '../support/enquiry.ts';
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
  await visitor.open('/');
  await visitor.press(button);
  await visitor.press(closeButton);
  await visitor.seesNo(dialog);
  await visitor.press(button);
  await visitor.press({ within: dialog, label: 'Pages under Services' });
  await visitor.sees(plumbing);
  resume();
  await visitor.isHydrated();
  await visitor.sees(plumbing);
  await visitor.press(closeButton);
  await visitor.seesNo(dialog);
  await visitor.press(button);
  await visitor.press(plumbing);
  await visitor.comesTo('/plumbing-services');
  await visitor.seesNo(dialog);
});

test('keeps what was typed before scripts ran', async ({ pausedSite: { visitor, resume } }) => {
  await visitor.open('/contact');
  const fields = Object.entries(enquiryByLabel).map(
    ([name, text]) => [{ within: form, role: 'textbox', name }, text] as const,
  );
  for (const [field, text] of fields) await visitor.write(field, text);
  resume();
  await visitor.isHydrated();
  for (const [field, text] of fields) expect(await visitor.ask(field, typedIn)).toBe(text);
});

test.describe('without JavaScript', () => {
  test.use({ hasScripts: false });

  test("reaches the menu's pages without JavaScript", async ({ visitor }) => {
    for (const [under, name, address] of [
      ['Services', 'Plumbing', '/plumbing-services'],
      ['Industries', 'Education', '/education'],
    ] as const) {
      await visitor.open('/');
      await visitor.press(button);
      await visitor.press({ within: dialog, label: `Pages under ${under}` });
      await visitor.press({ within: dialog, role: 'link', name });
      await visitor.comesTo(address);
    }
  });

  test('sends an enquiry without JavaScript', async ({ visitor }) => {
    await visitor.open('/contact');
    for (const [name, text] of Object.entries(enquiryByLabel))
      await visitor.write({ within: form, role: 'textbox', name }, text);
    await visitor.press({ within: form, role: 'button', name: 'Send message' });
    await visitor.reads(form, reference);
  });
});

/** Runs in the page. */
function typedIn([field]: HTMLElement[]): string | undefined {
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : undefined;
}
