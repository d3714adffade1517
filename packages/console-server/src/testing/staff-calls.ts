import type { NewStaff, Site, Staff } from '@edconsole/console-core/contract'
import { json } from '../db/schema/columns.ts'
import type { TestServer } from './create-test-server.ts'
import { jsonCalls } from './json-calls.ts'

/** What has to be said of a new staff member. */
export const minimal: NewStaff = {
  staffId: '77',
  firstName: 'Kim',
  lastName: 'Ode',
  role: 'aide',
  siteCodes: ['021', '014'],
}

/** What tests of staff do, on a server that is there by then. */
export const staffCalls = (serverOf: () => TestServer) => {
  let signedIn: Promise<ReturnType<typeof jsonCalls>> | undefined
  const signIn = () => (signedIn ??= serverOf().browser('employee@example.org').then(jsonCalls))
  /** Reads as provider staff. */
  const employee = async <Data>(method: 'GET', path: string) => (await signIn())<Data>(method, path)

  /** A district with three sites, the last of them switched off, and one staff member from the SIS. */
  const start = async (roles?: readonly string[]) => {
    const district = await serverOf().newDistrict(roles ? { roles } : {})
    const { lea } = district
    const row = { lea, schoolYear: 2026, hash: 'h', dateLastModified: serverOf().now() }
    await serverOf()
      .db.insertInto('sisRows')
      .values([
        ...['014', '021', '099'].map((siteCode) => ({
          ...row,
          component: 'sites' as const,
          sourceId: siteCode,
          isActive: siteCode !== '099',
          data: json({
            siteCode,
            siteName: siteCode,
            studentCount: 0,
            staffCount: siteCode === '014' ? 1 : 0,
          }),
        })),
        {
          ...row,
          component: 'staff' as const,
          sourceId: '1',
          searchText: 'weiss',
          data: json({
            staffId: '1',
            firstName: 'Ada',
            lastName: 'Weiss',
            role: 'teacher',
            siteCodes: ['014'],
            primarySiteCode: '014',
            emailAddress: 'Ada@example.org',
            username: 'AWeiss',
          }),
        },
      ])
      .execute()
    const call = roles ? jsonCalls(await serverOf().browser(district.email)) : await signIn()
    const add = (body: object) => call<Staff>('POST', `/district/staff?lea=${lea}`, body)
    const change = (id: number, body: object) =>
      call<Staff>('PATCH', `/district/staff/${id}?lea=${lea}`, body)
    const list = async () =>
      (await employee<Staff[]>('GET', `/district/staffs?lea=${lea}&sort[lastName]=asc`)).data
    const counts = async () => {
      const { data } = await employee<Site[]>('GET', `/district/sites?lea=${lea}`)
      return Object.fromEntries(data.map(({ siteCode, staffCount }) => [siteCode, staffCount]))
    }
    const [imported] = await list()
    if (!imported) throw new Error('The imported staff member is not listed.')
    return { ...district, call, add, change, list, counts, imported }
  }
  return { employee, start }
}
