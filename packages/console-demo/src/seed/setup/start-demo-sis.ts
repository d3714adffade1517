import type { Db } from '@edconsole/console-server/internal'
import { sql } from 'kysely'
import type { SimulatedFailure } from '../../sis-simulator/installation.ts'
import { rowsOfFiles } from '../../sis-simulator/rows-of-files.ts'
import { type SisSimulator, startSimulator } from '../../sis-simulator/start-simulator.ts'
import type { SeedProfile } from '../demo-districts.ts'
import { DEMO_DISTRICTS, type DemoDistrict } from '../demo-districts.ts'
import { demoSisKey } from './demo-sis-key.ts'
import { readFromSis } from './read-from-sis.ts'

/** What is wrong with the SIS of the district whose last test failed; stored connections of all others pass theirs. */
const FAILURES: Partial<Record<SeedProfile, SimulatedFailure>> = { failing: 'accessExpired' }
/** Their SIS is still in the year before. */
const YEAR_BEHIND: ReadonlySet<string> = new Set(['saltmarsh-bend'])

const KINDS = { Aeries: 'aeries', Qmlativ: 'qmlativ', Q: 'q', OneRoster: 'oneroster' } as const
const PORT = 4390

/**
 * Starts the SIS systems of the demo's districts on this machine and leads their connections there. People who entered
 * other addresses keep them.
 */
export const startDemoSis = async (db: Db, { inboxDir }: { inboxDir: string }): Promise<SisSimulator> => {
  const districts = await db.selectFrom('districts').select(['lea', 'sisYear']).execute()
  const years = new Map(districts.map(({ lea, sisYear }) => [lea, sisYear]))
  const installations = DEMO_DISTRICTS.flatMap(({ slug, lea, sisProviderName, profile }) => {
    const year = years.get(lea)
    if (year === undefined) return []
    return {
      slug,
      kind: KINDS[sisProviderName],
      failure: FAILURES[profile] ?? null,
      keys: { sisApiKey: demoSisKey('sisApiKey', lea), sisApiSecret: demoSisKey('sisApiSecret', lea) },
      schoolYear: YEAR_BEHIND.has(slug) ? year - 1 : year,
      rows: rowsOfFiles(inboxDir, lea),
    }
  })
  const simulator = await startSimulator(installations, PORT).catch((error: unknown) => {
    if (!isTaken(error)) throw error
    return startSimulator(installations)
  })
  await db.transaction().execute(async (trx) => {
    for (const district of DEMO_DISTRICTS) await lead(trx, district, simulator.addressOf(district.slug))
    await readFromSis(trx)
  })
  return simulator
}

/** Replaces the made-up address, where nothing answers, or the address of an earlier start. */
const lead = async (trx: Db, { id, slug }: DemoDistrict, address: string): Promise<void> => {
  const invented = `^https://sis\\.${slug}\\.example\\.org/|^http://127\\.0\\.0\\.1:\\d+/${slug}$`
  await sql`update sis_api_configs set sis_api_url = ${address}
    where district_id = ${id} and sis_api_url ~ ${invented}`.execute(trx)
  await sql`update sis_api_secrets set address = ${address}
    where district_id = ${id} and address ~ ${invented}`.execute(trx)
}

const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
