import type { FastifyPluginAsync } from 'fastify';
import { maxReportBytes, type Reports, reportPath } from '../../releases/reports.ts';
import { sendStatus } from '../send.ts';
import type { ReadClientHeaders } from '../visitor.ts';

interface ReportRouteOptions {
  reports: Pick<Reports, 'accept'>;
  readClientHeaders: ReadClientHeaders;
}

/** Takes the reports that every visitor's pages send: failed parts and page speed. */
export function reportRoutes({ reports, readClientHeaders }: ReportRouteOptions): FastifyPluginAsync {
  return async (app) => {
    app.post<{ Body?: Buffer }>(reportPath, { bodyLimit: maxReportBytes }, async (request, reply) => {
      const text = request.body?.toString() ?? '';
      const { status, setCookie } = reports.accept(text, request.raw, readClientHeaders(request));
      if (setCookie) reply.header('set-cookie', setCookie);
      return sendStatus(reply, status);
    });
  };
}
