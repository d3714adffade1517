import type { OperationId } from '@edconsole/console-core/contract'
import { AccessChanged } from '../db/replica/replica.ts'
import { versionOf } from '../db/row-counts.ts'
import type { ServerContext } from '../server-context.ts'
import type { Caller } from '../session/caller.ts'
import type { Call } from './handler.ts'

/** Reads of who is signed in and what they sign in with, and of files, whose rows have to be as new as they are. */
const ON_PRIMARY: ReadonlySet<OperationId> = new Set([
  'session.userInfo',
  'ownAccount.get',
  'ownAccount.sessions',
  'secondFactors.list',
  'serviceTokens.list',
  'importUploads.current',
  'exportLogs.check',
])

/**
 * Answers a call: a read on the replica where there is one that has what the caller may expect, all else on the primary. Handlers
 * find the database to use in the call, and don't know which one it is.
 */
export const answerAtPlace = (
  id: OperationId,
  call: Call,
  handler: (call: Call) => Promise<unknown>,
): Promise<unknown> => {
  const { replica, operation, caller, lea } = call
  if (operation.method !== 'GET') return thenMark(call, caller, () => handler(call))
  if (!replica || !caller || ON_PRIMARY.has(id)) return handler(call)
  return replica.read(caller.userId, {
    there: async () => {
      // Cached totals and places of rows are valid for these counts, so both come from one database.
      const rowCounts = await replica.reading.readRowCounts(lea)
      // Access to a district was checked on the primary; other calls choose their rows by what the caller may see.
      if (!operation.lea && versionOf(rowCounts, CALLERS) < versionOf(call.rowCounts, CALLERS))
        throw new AccessChanged()
      return handler({ ...call, ...replica.reading, rowCounts })
    },
    here: () => handler(call),
  })
}

const CALLERS = ['callers']

/** Makes a user's later reads, on any server, wait for a replica to have this write. Refused ones count too: they read the primary. */
export const thenMark = async <T>(
  { replica }: Pick<ServerContext, 'replica'>,
  caller: Pick<Caller, 'userId'> | null,
  write: () => Promise<T>,
): Promise<T> => {
  try {
    return await write()
  } finally {
    if (replica && caller) await replica.wrote(caller.userId)
  }
}
