/** The logo beside a partner's name: all of one height and line weight, on a field of 32. Names and marks are both invented. */
export function PartnerMark({ place }: { place: number }) {
  return (
    <svg
      viewBox="0 0 40 40"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <path d={marks[place % marks.length]} />
    </svg>
  );
}

// In the order of the partners' names, each from its owner's trade.
const marks = [
  // Hospitals: a heart and its beat. Neither cross nor crescent: both emblems are protected.
  'M20 35C9 28 4 22 4 15a8 8 0 0 1 16-3 8 8 0 0 1 16 3c0 7-5 13-16 20zM11 22h5l2.5-5 4 9 2-4H29',
  // Realty: two towers on one ground line.
  'M3 36h34M9 36V13l10-7v30M19 17l12 6v13M14 18v.1M14 25v.1M25 28v.1',
  // Infotech: the brackets of a program.
  'M13 8 4 20l9 12M27 8l9 12-9 12M24 4l-8 32',
  // Motors: a wheel.
  'M20 4a16 16 0 1 0 0 32 16 16 0 0 0 0-32zM20 15a5 5 0 1 0 0 10 5 5 0 0 0 0-10zM20 4v11M6 28l9.6-5.5M34 28l-9.6-5.5',
  // Malls: a shopping bag.
  'M8 14h24l3 22H5zM14 19v-7a6 6 0 0 1 12 0v7',
  // Foods: an ear of grain.
  'M20 36V4M6 8c0 6 6 10 14 10S34 14 34 8C27 8 21 12 20 18 19 12 13 8 6 8zM6 20c0 6 6 10 14 10s14-4 14-10c-7 0-13 4-14 10-1-6-7-10-14-10z',
  // Hotels: a palace arch.
  'M4 36h32M8 36V18C8 10 14 10 20 4c6 6 12 6 12 14v18M15 36V25a5 5 0 0 1 10 0v11',
  // Schools: an open book.
  'M20 11C16 7 10 6 3 7v24c7-1 13 0 17 4 4-4 10-5 17-4V7c-7-1-13 0-17 4zM20 11v24',
  // Labs: a flask.
  'M14 4h12M17 4v11L6 32a2.5 2.5 0 0 0 2 4h24a2.5 2.5 0 0 0 2-4L23 15V4M11 25h18',
  // Logistics: a parcel.
  'M20 4 35 12v16l-15 8-15-8V12zM5 12l15 8 15-8M20 20v16M12.5 8l15 8',
];
