import { hindiAddress, hindiHours } from './hindi.ts';
import { addressLine, brand } from './index.ts';
import { opening } from './metadata.ts';
import { whatsappHref } from './whatsapp.ts';

it('tells machines the working hours visitors read', () => {
  const { days, opens, closes } = opening;
  expect(`${days[0].slice(0, 3)} - ${days[days.length - 1]?.slice(0, 3)} ${spoken(opens)} to ${spoken(closes)}`).toBe(
    brand.workingHours,
  );
});

it('tells the same working hours in Hindi', () => {
  const [opens, closes] = [opening.opens, opening.closes].map((time) => Number(time.slice(0, 2)));
  expect([opening.days[0], opening.days.at(-1)]).toEqual(['Monday', 'Saturday']);
  expect(hindiHours.replaceAll('\u00a0', ' ')).toBe(`सोमवार से शनिवार, सुबह ${opens} से शाम ${(closes ?? 0) - 12} बजे तक`);
});

it('has the same numbers in the address in Hindi', () => {
  expect(hindiAddress.match(/\d+/g)).toEqual(addressLine.match(/\d+/g));
});

it('shows and dials the same phone number', () => {
  expect(`tel:${brand.phone.display.replaceAll(' ', '')}`).toBe(brand.phone.href);
});

it('opens WhatsApp with a message, or has no link without a number', () => {
  const message = 'Taps & pumps: “Plumbing Services” https://sevantra.example/plumbing-services?page=2';
  const href = new URL(whatsappHref(message, '911205550142') ?? '');
  expect(href.origin + href.pathname).toBe('https://wa.me/911205550142');
  expect(href.searchParams.get('text')).toBe(message);
  expect(whatsappHref(message, '')).toBeUndefined();
});

function spoken(time: string): string {
  const [hours = 0, minutes] = time.split(':').map(Number);
  return `${hours > 12 ? hours - 12 : hours}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'am' : 'pm'}`;
}
