import { join } from 'node:path'
import type { PrepareServer } from '@edconsole/console-server'
import { localStore } from '@edconsole/console-server/internal'
import { DEMO_ACCOUNTS, DEMO_PASSWORD, type DemoAccount } from './seed/demo-accounts.ts'
import { SCALE_SIZE, sizeFault } from './seed/scale/scale-size.ts'
import { SCALE_ACCOUNTS, type ScaleOptions } from './seed/scale/seed-scale.ts'
import { seedDatabase, seededWith } from './seed/seed-database.ts'
import { seedDistricts } from './seed/seed-districts.ts'
import { seedInboxOnce } from './seed/seed-inbox-once.ts'
import type { SeedKind } from './seed/seed-kind.ts'
import { DEMO_INBOX } from './seed/setup/demo-inbox-keys.ts'
import { addDemoSecrets } from './seed/setup/demo-secrets.ts'
import { makeDownloads } from './seed/setup/make-downloads.ts'
import { startDemonstration } from './seed/setup/start-demonstration.ts'

/**
 * Prepares a server with invented data; `demo` also gets the programs around it that imports read from and exports are
 * sent to. A database that is filled keeps what it has.
 * @example
 * const server = await startServer({ prepare: demonstration('demo') })
 */
export const demonstration =
  (wanted: SeedKind, scale?: ScaleOptions): PrepareServer =>
  async ({ db, env, data, inboxDir }) => {
    if (env.CONSOLE_STORAGE)
      throw new Error('A demonstration keeps its files in the data folder: start it without CONSOLE_STORAGE.')
    const filled = await seededWith(db)
    if (filled === null && wanted === 'scale') {
      const fault = sizeFault(scale?.size ?? SCALE_SIZE, !env.DATABASE_URL)
      if (fault !== null) throw new Error(fault)
    }
    const startsAt = startOf(env, filled ?? wanted)
    const now = startsAt ?? new Date()
    const kind = await seedDatabase(db, wanted, now, scale)
    await seedInboxOnce(inboxDir, { now, districts: seedDistricts(kind, now), kind })
    return {
      startsAt,
      accounts: accountsOf(kind).map(({ email, shows }) => ({
        username: email,
        password: DEMO_PASSWORD,
        shows,
      })),
      // On this machine only, as its passwords are no secret.
      sftp: kind === 'demo' ? DEMO_INBOX : undefined,
      begin: async ({ secrets, allowLoopback, port }) => {
        await addDemoSecrets(db, { secrets, now, seed: kind })
        if (kind === 'demo' && filled === null) await makeDownloads(db, { store: localStore(data), secrets })
        if (!allowLoopback || kind !== 'demo') return undefined
        const ahead = now.getTime() - Date.now()
        return startDemonstration(db, {
          inboxDir,
          receivedDir: join(data, 'received'),
          secrets,
          consoleUrl: `http://127.0.0.1:${port}`,
          now: () => new Date(Date.now() + ahead),
        })
      },
    }
  }

/** Whose password is no secret. */
const accountsOf = (kind: SeedKind): readonly DemoAccount[] =>
  kind === 'demo' ? DEMO_ACCOUNTS : kind === 'scale' ? SCALE_ACCOUNTS : []

/** Only a demonstration may live at another time: everywhere else a wrong clock would be a wrong record. */
const startOf = (env: Parameters<PrepareServer>[0]['env'], kind: SeedKind): Date | undefined => {
  if (kind !== 'demo' || !env.CONSOLE_NOW) return undefined
  const start = new Date(env.CONSOLE_NOW)
  if (Number.isNaN(start.getTime()))
    throw new Error(`CONSOLE_NOW must be a moment such as 2026-09-14T12:14:00Z, not ${env.CONSOLE_NOW}.`)
  return start
}
