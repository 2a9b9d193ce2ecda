export const helpText = `npm run enquiries -- COMMAND

  list [--dead]                  references, times and what became of their deliveries; --dead: subscriptions too, by id
  export [--csv] [--out FILE]    every enquiry whole, oldest first; as CSV unless --json
  subscribers [--csv] [--out FILE]
                                 confirmed subscribers, each with the link to unsubscribe
  erase REFERENCE | EMAIL        erases enquiries, their deliveries, keys and outbox files, by
        [--dry-run]              address the subscription too; --dry-run only counts
  retry [REFERENCE]              lets dead deliveries, and those only laid into the outbox
                                 folder, be tried again at once

  --json    one JSON object a line
  --help    this text

Works while the service runs and while it does not. Reads DATA_DIR and DATABASE_URL as the service does.
Exit codes: 0 done, 1 failed, 2 wrong usage, 3 nothing found.
`;
