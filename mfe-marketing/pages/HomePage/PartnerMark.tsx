/** The logo beside a partner's name; both are invented. */
export function PartnerMark({ place }: { place: number }) {
  return (
    <svg viewBox="0 0 40 40" fill="none" stroke="currentColor" strokeWidth="3" strokeLinejoin="round" aria-hidden>
      <path d={marks[place % marks.length]} />
    </svg>
  );
}

const marks = [
  // Two towers on one ground line.
  'M4 36h32M8 36V14l9-6v28M22 36V4l10 6v26',
  // A leaf.
  'M6 34C6 14 18 6 35 5c0 18-9 29-24 29M6 34 24 16',
  // Three waves.
  'M3 12c6-6 11-6 17 0s11 6 17 0M3 21c6-6 11-6 17 0s11 6 17 0M3 30c6-6 11-6 17 0s11 6 17 0',
  // A cube.
  'M20 4 35 12v16l-15 8-15-8V12zM5 12l15 8 15-8M20 20v16',
  // A sun over a roof.
  'M3 34 20 20l17 14M20 13a6 6 0 1 0-.01 0zM20 2v-1M8 8l-1-1M32 8l1-1',
  // Four rooms.
  'M4 4h32v32H4zM4 18h20M24 4v32M24 24h12',
  // A cross within a ring.
  'M20 36a16 16 0 1 0 0-32 16 16 0 0 0 0 32zM20 12v16M12 20h16',
  // An arch.
  'M5 36V20a15 15 0 0 1 30 0v16M13 36V21a7 7 0 0 1 14 0v15',
  // Stacked tiles.
  'M20 4 36 12 20 20 4 12zM4 20l16 8 16-8M4 28l16 8 16-8',
  // A turning gate.
  'M6 36V4l18 7v25M24 14h10v22M17 24h.1',
];
