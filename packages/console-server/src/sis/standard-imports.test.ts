import { standardComponents, standardTemplate } from '@edconsole/console-core/import-rules'
import { type SisSimulator, startSimulator } from '@edconsole/console-demo/sis-simulator'
import { apiDistrict, SMALL_DISTRICT } from '@edconsole/console-demo/sis-simulator/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestServer, type TestServer } from '../testing/index.ts'

let server: TestServer
let simulator: SisSimulator
beforeAll(async () => {
  server = await createTestServer({
    allowLoopback: true,
    network: { totalMs: 30_000, pause: async () => {} },
  })
  simulator = await startSimulator()
}, 240_000)
afterAll(async () => {
  await simulator.close()
  await server.close()
})

it.each([
  ['aeries', 1],
  ['qmlativ', 2],
  ['q', 3],
  ['oneroster', 4],
] as const)(
  '[S7] a new district reaches its first import with the standard templates of %s',
  async (kind, id) => {
    const system = { id, kind }
    const grade = { '05': '5', '11': '11' }
    const district = await apiDistrict(server, simulator, kind, {
      rows: async (component) =>
        SMALL_DISTRICT[component].map((row) => {
          // As the SIS writes it, not as we do.
          const gradeLevel = grade[row.gradeLevel as keyof typeof grade]
          return gradeLevel === undefined ? row : { ...row, gradeLevel }
        }),
    })
    const components = standardComponents(system)
    for (const component of components) {
      const body = standardTemplate(system, component)
      const { status, text } = await district.call('POST', `/district/sis-imports?lea=${district.lea}`, body)
      expect([component, status, status === 200 ? '' : text]).toEqual([component, 200, ''])
    }
    const { header, results, details } = await district.sync()
    expect(details.filter(({ severity }) => severity === 'error')).toEqual([])
    expect(header).toMatchObject({ status: 'completed', recordsRejected: 0 })
    // Accounts follow the staff by themselves.
    const imported = results.map(({ componentName }) => componentName).filter((name) => name !== 'accounts')
    expect(imported).toEqual(components)
    for (const component of ['sites', 'students'] as const)
      expect(
        results.find(({ componentName }) => componentName === component)?.recordsInserted,
      ).toBeGreaterThan(1)
  },
)
