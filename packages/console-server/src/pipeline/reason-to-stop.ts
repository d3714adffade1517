import type { ComponentName, FailureOrigin, RowCounts } from '@edconsole/console-core/contract'
import { createFinding, type Finding, IMPORT_LIMITS } from '@edconsole/console-core/import-rules'
import type { Db } from '../db/schema.ts'
import type { ReadComponent } from './read-component.ts'

type Stop = { message: string; failureOrigin: FailureOrigin; finding: Finding | null }

type Context = {
  db: Db
  lea: string
  batchId: number
  componentName: ComponentName
  mode: 'full' | 'delta' | 'addOnly'
  fileName: string
}

/** Why a component that was read must not be loaded; null when it may. */
export const reasonToStop = async (context: Context, read: ReadComponent): Promise<Stop | null> => {
  const { counts, tally } = read
  if (read.fatal) return { message: read.fatal, failureOrigin: 'template', finding: null }
  if (read.unreadable) {
    const finding = createFinding('V007', { instead: { message: read.unreadable } })
    return { message: finding.message, failureOrigin: 'file', finding }
  }
  if (counts.recordsRejected > counts.recordsRead * IMPORT_LIMITS.rejectedShare) {
    const limit = Math.round(IMPORT_LIMITS.rejectedShare * 100)
    return {
      message: `${figure(counts.recordsRejected)} of ${figure(counts.recordsRead)} rows were refused, more than ${limit}%, so nothing was loaded: ${tally.sentence()}.`,
      failureOrigin: tally.origin() ?? 'file',
      finding: null,
    }
  }
  return context.mode === 'full' ? cutOff(context, counts) : null
}

/** E005. Only a full file says what is gone, so only there a short one does harm. */
const cutOff = async (context: Context, { recordsRead }: RowCounts): Promise<Stop | null> => {
  const pattern = context.fileName
  const before = await rowsLastTime(context)
  const finding =
    recordsRead === 0
      ? createFinding('E005', { words: { pattern } })
      : before >= IMPORT_LIMITS.shrunkFrom && recordsRead < before * IMPORT_LIMITS.shrunkShare
        ? createFinding('E005', {
            instead: {
              message: `File "${pattern}" has ${figure(recordsRead)} rows, less than half of the ${figure(before)} of last time. Nothing was loaded.`,
            },
          })
        : null
  return finding && { message: finding.message, failureOrigin: 'file', finding }
}

const rowsLastTime = async ({ db, lea, componentName, batchId }: Context): Promise<number> => {
  const last = await db
    .selectFrom('importResults')
    .select('recordsRead')
    .where('lea', '=', lea)
    .where('componentName', '=', componentName)
    .where('batchId', '<', batchId)
    .where('status', 'in', ['completed', 'completedWithErrors', 'held'])
    .orderBy('batchId', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.recordsRead ?? 0
}

const figure = (count: number): string => count.toLocaleString('en-US')
