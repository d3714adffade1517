import { join } from 'node:path'

/** The folder of a sending's files. */
export const outboxOf = (outboxDir: string, { lea, batchId }: { lea: string; batchId: number }): string =>
  join(outboxDir, lea, String(batchId))
