import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { enquiry } from './enquiry.ts';
import { request } from './request.ts';

/** The same timeout as the form has in a browser. */
const timeoutMs = 15_000;
/** How long a visitor keeps retrying, which covers a short repair. */
const maxRetryMs = 30_000;
const betweenTriesMs = 500;

export interface TextResponse {
  status: number;
  text: string;
}

/** One request from an address of its own on the loopback network. Status 0 is a connection that was refused, cut or silent. */
export async function requestAsVisitor(
  site: string,
  path: string,
  visitor: number,
  options: Parameters<typeof request>[1] = {},
): Promise<TextResponse> {
  const agent = new Agent({ localAddress: addressOf(visitor) });
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const { status, body } = await request(path, { site, agent, signal, ...options });
    return { status, text: body.toString() };
  } catch (error) {
    return { status: 0, text: String(error) };
  }
}

export interface Sent {
  reference?: string;
  /** The responses that came instead of a reference, in order. */
  refusals: string[];
}

/** Sends an enquiry until it has a reference, each time under the same idempotency key, as the form does. */
export async function sendEnquiry(site: string, number: number): Promise<Sent> {
  const headers = { 'content-type': 'application/json', origin: site, 'idempotency-key': randomUUID() };
  const sent = { method: 'POST', headers, body: enquiryOf(number) };
  const refusals: string[] = [];
  for (const began = performance.now(); performance.now() - began < maxRetryMs; await pause(betweenTriesMs)) {
    const { status, text } = await requestAsVisitor(site, '/api/v1/generalEnquiry', number, sent);
    if (status === 201) return { reference: JSON.parse(text).data.reference, refusals };
    refusals.push(status === 0 ? text : `status ${status}`);
  }
  return { refusals };
}

function enquiryOf(number: number): string {
  return JSON.stringify({
    ...enquiry,
    message: `Two taps leak, says letter ${number}.`,
  });
}

/** 127.1.0.1 and following: nginx passes the address on, and each visitor may send thirty enquiries in ten minutes. */
function addressOf(number: number): string {
  return `127.${1 + (number >> 16)}.${(number >> 8) & 255}.${number & 255 || 1}`;
}
