import type { PickRelease } from '../../releases/release-picker.ts';
import { type Reports, reportPath } from '../../releases/reports.ts';
import type { Exchange, Handler } from '../exchange.ts';
import { send, sendStatus } from '../send.ts';

interface ReportHandlerOptions {
  reports: Pick<Reports, 'take' | 'counts' | 'trial'>;
  pick: PickRelease;
  isDevelopment: boolean;
}

/** Takes reports of pages, and shows their counts to testers. */
export function answerReport({ reports, pick, isDevelopment }: ReportHandlerOptions): Handler {
  return async (exchange: Exchange) => {
    const { request, pathname, clientHeaders } = exchange;
    if (pathname !== reportPath) return false;
    if (request.method === 'POST') {
      const { status, setCookie } = await reports.take(request, clientHeaders());
      if (setCookie) exchange.response.setHeader('set-cookie', setCookie);
      sendStatus(exchange, status);
    } else if (isDevelopment || (await pick(request))?.by === 'tester') sendReports(exchange, reports);
    else sendStatus(exchange, 404);
    return true;
  };
}

function sendReports(exchange: Exchange, reports: ReportHandlerOptions['reports']) {
  const body = JSON.stringify({ trial: reports.trial(), releases: reports.counts() });
  send(exchange, 200, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' }, body);
}
