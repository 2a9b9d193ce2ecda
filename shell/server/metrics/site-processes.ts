import { onSupervisorMessage, type ProcessReport } from '@site/service/process/messages';

/** What runs of each part beside this edge, as its supervisor says: nothing for an edge that runs alone. */
export type SiteProcesses = () => ProcessReport[];

export function followProcesses(): SiteProcesses {
  let processes: ProcessReport[] = [];
  onSupervisorMessage('processes', (message) => {
    processes = message.processes;
  });
  return () => processes;
}

/** One sentence for a process that does not run the live version. Its reason is for the log: whoever asks the site may read this. */
export function describeBehind({ name, live, runs }: ProcessReport): string | undefined {
  if (runs === live) return undefined;
  return runs ? `${name} runs ${runs}, and ${live} is live` : `${name} does not run, and ${live} is live`;
}
