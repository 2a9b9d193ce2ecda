import { withNoBreakSpaces } from './no-break-spaces.ts';

it.each([
  ['at 45 °C in May', 'at|45_°C|in|May'],
  ['a fund of ₹12 lakh in 30 days', 'a|fund|of|₹12_lakh|in|30|days'],
  ['in Sector 62, Noida', 'in|Sector_62,|Noida'],
  ['B-27, Sector 62, Noida, Uttar Pradesh 201309', 'B-27,|Sector_62,|Noida,|Uttar_Pradesh_201309'],
  ['112 or 108 is called first', '112_or_108|is|called|first'],
  ['with 40,000 square feet and 350 desks, by day 8', 'with|40,000|square|feet|and|350|desks,|by|day_8'],
  ['the last 15 to 20 cm are', 'the|last|15_to_20_cm|are'],
  ['on 8 October, 3:10 pm, at 31 °C', 'on|8|October,|3:10_pm,|at|31_°C'],
  ['about 10 per cent of ₹600 short', 'about|10_per_cent|of|₹600|short'],
  ['in 12 floors, fault 1184 is closed', 'in|12_floors,|fault_1184|is|closed'],
])('binds numbers in %p', (text, lines) => {
  expect(withNoBreakSpaces(text)).toBe(lines.replaceAll('|', ' ').replaceAll('_', '\u00a0'));
});

it.each([
  '30+ years',
  '1,000+ ready manpower',
  'a 6-month working-capital rotation',
  'Mon - Sat 9:00 am to 6:00 pm',
  '+91 120 555 0142',
  'since 2016 requires',
  'answered within 15 minutes by 84 people',
])('leaves %p as it is', (text) => {
  expect(withNoBreakSpaces(text)).toBe(text);
});
