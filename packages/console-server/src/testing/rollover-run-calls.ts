import type { RolloverPreview, RolloverRun, RolloverRunDistrict } from '@edconsole/console-core/contract'
import { json } from '../db/schema/columns.ts'
import { insertFileTemplates } from '../pipeline/testing/insert-file-templates.ts'
import type { TestFetch, TestServer } from './create-test-server.ts'
import type { TestDistrict } from './new-district.ts'
import { sender } from './walks/send.ts'

const ask = sender('/districts')

export const idsOf = (districts: readonly TestDistrict[]) => ({ districtIds: districts.map(({ id }) => id) })

/** Calls about rollovers of several districts, and districts to be rolled over. */
export const rolloverRunCalls = (server: TestServer, by: TestFetch) => ({
  /** A district of last year, with templates. */
  behind: async (): Promise<TestDistrict> => {
    const district = await server.newDistrict({ notRolledOver: true })
    await insertFileTemplates(server.db, {
      source: 'sftp',
      lea: district.lea,
      schoolYear: 2025,
      updatedAt: server.now(),
    })
    return district
  },
  /** Gives a district a row of last year. */
  insertRow: (lea: string, component: 'sites' | 'staff', sourceId: string, data: object, more = {}) =>
    server.db
      .insertInto('sisRows')
      .values({
        lea,
        component,
        sourceId,
        data: json(data),
        hash: 'x',
        schoolYear: 2025,
        dateLastModified: server.now(),
        ...more,
      })
      .execute(),
  preview: async (districts: readonly TestDistrict[]): Promise<RolloverPreview[]> =>
    (await ask(by, 'POST', '/rollovers/preview', idsOf(districts))).data,
  start: (districts: readonly TestDistrict[]) => ask(by, 'POST', '/rollovers', idsOf(districts)),
  /** A rollover once its jobs have ended. */
  runOf: async (id: number): Promise<RolloverRun> => {
    await server.jobs.idle()
    return (await ask(by, 'GET', `/rollovers?filter[id]=${id}`)).data[0]
  },
  resultsOf: async (id: number): Promise<RolloverRunDistrict[]> =>
    (await ask(by, 'GET', `/rollover-results?filter[runId]=${id}`)).data,
})
