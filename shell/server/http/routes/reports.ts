import type { FastifyInstance } from 'fastify';
import { maxReportBytes, reportPath } from '../../releases/reports.ts';
import type { PipelineContext } from '../pipeline-context.ts';
import { sendStatus } from '../send.ts';

/** Takes the reports that every visitor's pages send: failed parts and web vitals. */
export async function reportRoutes(
  app: FastifyInstance,
  { reports, clientAddress }: Pick<PipelineContext, 'reports' | 'clientAddress'>,
): Promise<void> {
  app.post<{ Body?: Buffer }>(reportPath, { bodyLimit: maxReportBytes }, async (request, reply) => {
    const text = request.body?.toString() ?? '';
    return sendStatus(reply, reports.accept(text, clientAddress.read(request), request.raw));
  });
}
