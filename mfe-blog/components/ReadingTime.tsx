/** How long a post takes to read. */
export function ReadingTime({ minutes }: { minutes: number }) {
  return <span>{minutes === 1 ? '1 minute to read' : `${minutes} minutes to read`}</span>;
}
