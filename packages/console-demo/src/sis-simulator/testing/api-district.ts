import { DATABASE_COLUMNS, type ImportedComponent } from '@edconsole/console-core/import-rules'
import { jsonCalls, readBatch } from '@edconsole/console-server/internal/testing'
import type { TestServer } from '@edconsole/console-server/testing'
import type { Installation, SimulatedRow } from '../installation.ts'
import type { SisSimulator } from '../start-simulator.ts'
import { SMALL_DISTRICT } from './small-district.ts'

const SYSTEM_IDS = { aeries: 1, qmlativ: 2, q: 3, oneroster: 4 } as const
export const KEYS = { sisApiKey: 'aB3'.padEnd(32, '7'), sisApiSecret: 'hush-hush-secret' }

/** A district of its own with a simulated SIS, a stored connection to it, and templates that read from it. */
export const apiDistrict = async (
  server: TestServer,
  simulator: SisSimulator,
  kind: Installation['kind'],
  over: Partial<Installation> = {},
) => {
  const { lea, id, sisYear } = await server.newDistrict()
  const slug = `of-${lea}`
  const { rows = async (component) => SMALL_DISTRICT[component], ...rest } = over
  const installation: Installation = {
    slug,
    kind,
    keys: KEYS,
    schoolYear: sisYear,
    failure: null,
    rows: async (component) => (await rows(component)).map((row) => ofThisDistrict(row, slug)),
    ...rest,
  }
  simulator.install(installation)
  const call = jsonCalls(await server.browser('employee@example.org'))
  await server.db.updateTable('districts').set({ importsEnabled: true }).where('lea', '=', lea).execute()
  const saved = await call('PATCH', `/district/${id}/api-provider?lea=${lea}`, {
    sisSystemId: SYSTEM_IDS[kind],
    sisApiUrl: simulator.addressOf(slug),
    sisApiKey: KEYS.sisApiKey,
    ...(kind === 'aeries' ? {} : { sisApiSecret: KEYS.sisApiSecret }),
    ...(kind === 'q' ? { qFilename: 'LIVE' } : {}),
  })
  if (saved.status !== 200) throw new Error(saved.text)

  const template = async (component: ImportedComponent) => {
    const answer = await call('POST', `/district/sis-imports?lea=${lea}`, {
      name: component,
      componentName: component,
      source: 'api',
      mode: 'full',
      isEnabled: true,
      importTemplateColumns: columnsOf(component, kind),
    })
    if (answer.status !== 200) throw new Error(`${component}: ${answer.text}`)
  }
  const sync = async () => {
    const answer = await call<{ batchId: number }>('POST', `/district/sis-imports/sync?lea=${lea}`, {})
    if (answer.status !== 200) throw new Error(answer.text)
    await server.jobs.idle()
    return readBatch(server.db, answer.data.batchId)
  }
  const misbehave = (failure: Installation['failure']) => simulator.install({ ...installation, failure })
  return { lea, id, slug, call, template, sync, misbehave }
}

/** A person belongs to one client, and every district here has a client of its own: so has each its own email addresses. */
const ofThisDistrict = (row: SimulatedRow, slug: string): SimulatedRow =>
  row.emailAddress ? { ...row, emailAddress: `${slug}-${row.emailAddress}` } : row

/** Every column by the name that the SIS has for it; what it does not have is given. */
const columnsOf = (component: ImportedComponent, kind: Installation['kind']) =>
  DATABASE_COLUMNS[component].flatMap(({ columnName, isRequired, defaultSourceColumns }) => {
    const sourceColumn = defaultSourceColumns[kind]
    if (sourceColumn !== undefined) return { columnName, sourceColumn }
    const fixedValue = SMALL_DISTRICT[component][0]?.[columnName]
    return isRequired && fixedValue ? { columnName, mappingType: 'fixed', fixedValue } : []
  })
