import { expect } from 'vitest'
import { RUNNING_STATUSES } from '../../pipeline/conclude-batch.ts'
import { createTestServer } from '../create-test-server.ts'
import type { Check, Clean, Recovered } from './checks/check.ts'
import type { KillPlace } from './kill-base.ts'
import { KILL_NOW } from './kill-districts.ts'
import type { Deed, Kill, KillPoint } from './kill-plan.ts'
import { reopen } from './reopen.ts'
import { type ChildEnd, runChild } from './run-child.ts'

type NewPlace = () => Promise<KillPlace>

/** Kills over one deed again and again, and holds what is left against one undisturbed run. */
export const killer = <Left, Outcome>(deed: Deed, check: Check<Left, Outcome>, newPlace: NewPlace) => {
  const played = async <T>(kill: Kill | null, follow: (place: KillPlace, end: ChildEnd) => Promise<T>) => {
    const place = await newPlace()
    try {
      const { database, folder } = place
      return await follow(place, await runChild({ database, folder, deed, kill }))
    } finally {
      await place.remove()
    }
  }
  const playClean = () =>
    played(null, async (place, end): Promise<Clean<Left, Outcome>> => {
      const database = await reopen(place.database)
      const left = await check.left({ db: database.db, folder: place.folder, end })
      const outcome = await recovering(place, end, database, check.outcome)
      return { end, left, outcome }
    })
  const killedAt = (reached: number, moment: KillPoint['moment'], undisturbed: Clean<Left, Outcome>) =>
    // The very last few only look for more to do.
    played({ statement: 1 + Math.floor(reached * 0.97), moment }, async (place, end) => {
      if (end.statements !== null) return end
      const database = await reopen(place.database)
      await check.atRest({ db: database.db, folder: place.folder, end }, undisturbed)
      const outcome = await recovering(place, end, database, async (recovered) => {
        await check.recovered(recovered, undisturbed)
        return check.outcome(recovered)
      })
      expect(outcome).toEqual(undisturbed.outcome)
      return end
    })
  let clean: ReturnType<typeof playClean> | undefined

  return async ({ share, moment }: KillPoint): Promise<void> => {
    clean ??= playClean()
    const undisturbed = await clean
    const { statements } = undisturbed.end
    if (statements === null) throw new Error('The deed did not come to its end.')
    let end = await killedAt(share * statements, moment, undisturbed)
    // How often a worker looks for more to do is not the same each time: it may have ended before.
    for (let tries = 0; end.statements !== null && tries < 3; tries += 1)
      end = await killedAt(share * end.statements, moment, undisturbed)
    expect(end.statements, 'it was killed on its way').toBeNull()
  }
}

/** The next start: jobs go on by themselves, and who was signed in still is. */
const recovering = async <T>(
  { folder }: KillPlace,
  end: ChildEnd,
  database: Awaited<ReturnType<typeof reopen>>,
  follow: (recovered: Recovered) => Promise<T>,
): Promise<T> => {
  const server = await createTestServer({ kept: { database, folder }, now: KILL_NOW })
  const browser: Recovered['browser'] = (path, init) =>
    server.fetch(path, {
      ...init,
      headers: { ...Object.fromEntries(new Headers(init?.headers)), cookie: end.cookie },
    })
  try {
    await server.jobs.idle()
    const { db } = server
    for (const table of ['importBatches', 'exportBatches'] as const)
      expect(
        await db.selectFrom(table).select('batchId').where('status', 'in', RUNNING_STATUSES).execute(),
      ).toEqual([])
    expect(
      await db.selectFrom('jobs').select(['kind', 'error']).where('status', '<>', 'done').execute(),
    ).toEqual([])
    expect((await browser('/api/user-info')).status).toBe(200)
    return await follow({ server, browser, end })
  } finally {
    await server.close()
  }
}
