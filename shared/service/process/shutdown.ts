/** How long a process of the site takes to end, all counted from its signal unless stated otherwise. */
export const shutdown = {
  /** The edge finishes pages and forms in flight. */
  edgeAnswerMs: 10_000,
  /** A service finishes answers in flight. */
  serviceAnswerMs: 7_000,
  /** After its answers a service finishes deliveries under way. Together with `serviceAnswerMs` it must stay below `exitMs`. */
  serviceWorkMs: 3_500,
  /** Whatever still runs is stuck: the process exits by itself. */
  exitMs: 11_000,
  /** Its supervisor kills it. */
  killMs: 12_000,
} as const;
