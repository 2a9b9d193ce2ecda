/** How long a post takes to read. */
export function ReadingTime({ minutes }: { minutes: number }) {
  return <span>{`${minutes}-minute read`}</span>;
}
