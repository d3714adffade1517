import type { Site } from '@edconsole/console-core/contract'
import { json } from '../db/schema/columns.ts'
import type { TestServer } from './create-test-server.ts'
import { jsonCalls } from './json-calls.ts'

/** What tests of sites do, on a server that is there by then. */
export const siteCalls = (serverOf: () => TestServer) => {
  let signedIn: Promise<ReturnType<typeof jsonCalls>> | undefined
  const signIn = () => (signedIn ??= serverOf().browser('employee@example.org').then(jsonCalls))
  /** Calls of provider staff. */
  const employee = async <Data>(method: 'GET' | 'POST' | 'PATCH', path: string, body?: unknown) =>
    (await signIn())<Data>(method, path, body)

  /** A district with two sites: one made by hand, one from the SIS. */
  const start = async () => {
    const { lea, ...district } = await serverOf().newDistrict()
    const add = (body: object) => employee<Site>('POST', `/district/site?lea=${lea}`, body)
    const change = (id: number, body: object) =>
      employee<Site>('PATCH', `/district/site/${id}?lea=${lea}`, body)
    const changeMany = (body: object) => employee<Site[]>('PATCH', `/district/site?lea=${lea}`, body)
    const list = async (query = '') =>
      (await employee<Site[]>('GET', `/district/sites?lea=${lea}${query}`)).data
    const manual = (await add({ siteCode: '010', siteName: 'By Hand' })).data
    await serverOf()
      .db.insertInto('sisRows')
      .values({
        lea,
        component: 'sites',
        schoolYear: 2026,
        sourceId: '014',
        hash: 'h',
        dateLastModified: serverOf().now(),
        data: json({
          siteCode: '014',
          siteName: 'Redwood',
          schoolType: '',
          lowGrade: 'KG',
          highGrade: '05',
        }),
      })
      .execute()
    const imported = (await list()).find(({ siteCode }) => siteCode === '014')
    if (!imported) throw new Error('The imported site is not listed.')
    return { ...district, lea, add, change, changeMany, list, manual, imported }
  }
  return { employee, start }
}
