import { createReadStream } from 'node:fs';
import { type FileHandle, open, rm } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';

/**
 * Keeps rows in a temporary file until all posts are checked: nothing may be written to the database before that, and
 * 100,000 posts in memory would take some hundred megabytes.
 */
export class Spool<Row> {
  readonly #file: string;
  readonly #handle: FileHandle;

  private constructor(file: string, handle: FileHandle) {
    this.#file = file;
    this.#handle = handle;
  }

  static async open<Row>(folder: string): Promise<Spool<Row>> {
    // Always the same name, so that the next import overwrites what a killed one has left behind.
    const file = path.join(folder, 'import.jsonl');
    return new Spool<Row>(file, await open(file, 'w', 0o600));
  }

  async add(row: Row): Promise<void> {
    await this.#handle.write(`${JSON.stringify(row)}\n`);
  }

  /** All rows in the order they were added, `size` at a time. */
  async *batches(size: number): AsyncGenerator<Row[]> {
    let batch: Row[] = [];
    for await (const line of createInterface({
      input: createReadStream(this.#file),
      crlfDelay: Number.POSITIVE_INFINITY,
    })) {
      batch.push(JSON.parse(line));
      if (batch.length < size) continue;
      yield batch;
      batch = [];
    }
    if (batch.length > 0) yield batch;
  }

  async close(): Promise<void> {
    await this.#handle.close();
    await rm(this.#file, { force: true });
  }
}
