/** The day of a UTC moment as a calendar on a wall in India shows it. */
export function indianDate(moment: string): { day: string; month: string; year: string } {
  const parts = calendar.formatToParts(new Date(moment));
  const part = (type: 'day' | 'month' | 'year') => parts.find((one) => one.type === type)?.value ?? '';
  return { day: part('day'), month: part('month'), year: part('year') };
}

// The zone is named, not the machine's own: server and browser must write the same day.
const calendar = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kolkata', day: 'numeric', month: 'long', year: 'numeric' });
