/** The mark beside a partner's name, on a field of 40; some are drawn solid, some in lines. Names and marks are both invented. */
export function PartnerMark({ place }: { place: number }) {
  return (
    <svg viewBox="0 0 40 40" aria-hidden>
      <path d={marks[place % marks.length]} />
    </svg>
  );
}

// In the order of the partners' names, each from its owner's trade.
const marks = [
  // Hospitals: a heart of two hands. Neither cross nor crescent: both emblems are protected.
  'M18 35C8 27 3 21 3 14a8 8 0 0 1 15-3zM22 11a8 8 0 0 1 15 3c0 7-5 13-15 21z',
  // Realty: three towers.
  'M4 36V18l11-8v26zM18 36V3l8 6v27zM29 36V19l7 5v12z',
  // Infotech: the brackets of a program.
  'M13 9 4 20l9 11M27 9l9 11-9 11M23 6l-6 28',
  // Motors: a wheel.
  'M20 3a17 17 0 1 0 0 34 17 17 0 0 0 0-34zm0 6a11 11 0 1 1 0 22 11 11 0 0 1 0-22zm0 6a5 5 0 1 0 0 10 5 5 0 0 0 0-10z',
  // Malls: a shopping bag with a smile.
  'M7 5h26l4 31H3zM11 13c1 16 17 16 18 0h-3c-1 11-11 11-12 0z',
  // Foods: three leaves.
  'M18 37C7 34 3 25 5 13c10 3 15 12 13 24zM22 37c-2-12 3-21 13-24 2 12-2 21-13 24zM20 3c5 6 5 10 0 16-5-6-5-10 0-16z',
  // Hotels: a palace arch.
  'M4 36h32M8 36V18C8 10 14 10 20 4c6 6 12 6 12 14v18M14 36V23c0-4 3-5 6-8 3 3 6 4 6 8v13',
  // Schools: an open book on a shield.
  'M4 4h32v17c0 8-7 13-16 16C11 34 4 29 4 21zM9 11v12c4-1 8 0 10 2V13c-2-2-6-3-10-2zM31 11v12c-4-1-8 0-10 2V13c2-2 6-3 10-2z',
  // Labs: a molecule.
  'M20 4 34 12v16l-14 8-14-8V12zM13 15l7 4 7-4M20 19v9',
  // Logistics: two arrows.
  'M3 8h12l9 12-9 12H3l9-12zM20 8h8l9 12-9 12h-8l9-12z',
];
