import { brand } from './index.ts';
import { officeCard } from './office-card.ts';

const card = officeCard('https://site.example');

it('names the company and all contact details', () => {
  const unfolded = card.replaceAll('\r\n ', '').split('\r\n');
  expect(unfolded).toEqual(
    expect.arrayContaining([
      `FN:${brand.name}`,
      `TEL;TYPE=WORK,VOICE:${brand.phone.display.replaceAll(' ', '')}`,
      `EMAIL;TYPE=INTERNET,WORK:${brand.email}`,
      'ADR;TYPE=WORK:;;B-27\\, Sector 62;Noida;Uttar Pradesh;201309;India',
      'URL:https://site.example/',
    ]),
  );
});

it('follows vCard framing, line ends and lengths', () => {
  expect(card).toMatch(/^BEGIN:VCARD\r\nVERSION:3\.0\r\n.*\r\nEND:VCARD\r\n$/s);
  expect(
    officeCard(`https://${'long-name.'.repeat(12)}example`)
      .split('\r\n')
      .filter((line) => line.length > 75),
  ).toEqual([]);
});
