import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { MIGRATIONS } from '../db/migrations/index.ts'
import { sealedSamples } from '../secrets/open-secrets.ts'
import type { ServerContext } from '../server-context.ts'

/** Answers `/health`: the process is running. */
export const answerHealth = (): Response => answer(200, 'ok')

/** Answers `/ready` while this server shouldn't get calls. */
export const answerNotReady = (status: 'starting' | 'stopping' | 'unavailable'): Response =>
  answer(503, status)

/** Time limit of the check, also if the database hangs. */
const LIMIT_MS = 2000

/**
 * Answers `/ready`: 200 while the database responds, all migrations of this release have run, and the secret key
 * decrypts the stored secrets; otherwise 503, within two seconds and without a reason.
 * @param onError receives the reason, once until the server is ready again
 */
export const readyAnswerer = (
  context: Pick<ServerContext, 'db' | 'secrets'>,
  onError: (error: unknown) => void,
): (() => Promise<Response>) => {
  let check: Promise<boolean> | undefined
  let wasReady = true
  const note = (ready: boolean, error?: unknown): boolean => {
    if (wasReady && !ready) onError(error)
    wasReady = ready
    return ready
  }
  // One check at a time, so that a hanging database doesn't collect waiting connections.
  const ask = (): Promise<boolean> => {
    check ??= checkReady(context)
      .then(
        () => note(true),
        (error: unknown) => note(false, error),
      )
      .finally(() => {
        check = undefined
      })
    return check
  }
  return async () => {
    const ready = await Promise.race([ask(), setTimeout(LIMIT_MS, false, { ref: false })])
    return ready ? answer(200, 'ready') : answerNotReady('unavailable')
  }
}

const checkReady = async ({ db, secrets }: Pick<ServerContext, 'db' | 'secrets'>): Promise<void> => {
  const applied = await sql<{ id: string }>`select id from schema_migrations`.execute(db)
  const missing = MIGRATIONS.find(({ id }) => !applied.rows.some((row) => row.id === id))
  if (missing) throw new Error(`The database is missing migration ${missing.id}.`)
  for (const sealed of await sealedSamples(db))
    try {
      secrets.open(sealed)
    } catch (cause) {
      throw new Error("The secret key can't decrypt the stored secrets.", { cause })
    }
}

const answer = (status: number, word: string): Response =>
  Response.json(
    { status: word },
    { status, headers: { 'cache-control': 'no-store', ...(status === 503 && { 'retry-after': '2' }) } },
  )
