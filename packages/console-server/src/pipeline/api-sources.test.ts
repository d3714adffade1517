import { DATABASE_COLUMNS, type ImportedComponent } from '@edconsole/console-core/import-rules'
import { type Installation, type SisSimulator, startSimulator } from '@edconsole/console-demo/sis-simulator'
import { apiDistrict, SMALL_DISTRICT } from '@edconsole/console-demo/sis-simulator/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestServer, type TestServer } from '../testing/index.ts'
import { keepsIdentities } from './testing/keeps-identities.ts'

let server: TestServer
let simulator: SisSimulator
beforeAll(async () => {
  server = await createTestServer({ allowLoopback: true })
  simulator = await startSimulator()
})
afterAll(async () => {
  await simulator.close()
  await server.close()
})

const ALL = Object.keys(DATABASE_COLUMNS) as ImportedComponent[]
const SERVED: Readonly<Record<Installation['kind'], readonly ImportedComponent[]>> = {
  aeries: ALL,
  qmlativ: ['sites', 'students', 'courses', 'sections', 'enrollment', 'roster'],
  q: ['sites', 'staff', 'gradingPeriods', 'students', 'courses', 'sections', 'roster'],
  oneroster: ['sites', 'staff', 'gradingPeriods', 'students', 'courses', 'sections', 'roster'],
}

const storedOf = (lea: string, component: ImportedComponent) =>
  server.db
    .selectFrom('sisRows')
    .select(['sourceId', 'data'])
    .where('lea', '=', lea)
    .where('component', '=', component)
    .where('isActive', '=', true)
    .orderBy('sourceId')
    .execute()

it.each(['aeries', 'qmlativ', 'q', 'oneroster'] as const)(
  '[R46] an import from %s brings every component that it serves, and changes nothing when it runs again',
  async (kind) => {
    const district = await apiDistrict(server, simulator, kind)
    for (const component of SERVED[kind]) await district.template(component)
    // OneRoster hands out the school year too, which belongs to every site.
    const years = kind === 'q' || kind === 'oneroster' ? SMALL_DISTRICT.sites.length : 0
    const rowsOf = (component: ImportedComponent) =>
      SMALL_DISTRICT[component].length + (component === 'gradingPeriods' ? years : 0)
    const first = await district.sync()
    keepsIdentities(first)
    expect(first.details.filter(({ severity }) => severity === 'error').map((d) => d.message)).toEqual([])
    for (const component of SERVED[kind]) {
      const { status, recordsRead, recordsInserted } = first.result(component)
      const rows = rowsOf(component)
      expect([component, status, recordsRead, recordsInserted]).toEqual([component, 'completed', rows, rows])
      expect([component, (await storedOf(district.lea, component)).length]).toEqual([component, rows])
    }
    const again = await district.sync()
    keepsIdentities(again)
    expect(again.header.recordsExpected).toBe(first.header.recordsRead)
    for (const component of SERVED[kind])
      expect([component, again.result(component).recordsUnchanged]).toEqual([component, rowsOf(component)])
  },
)
