import type { Staff } from '@edconsole/console-core'
import type { TestFetch, TestServer } from '@edconsole/console-server/testing'

let made = 0

/** Creates a teacher of a district as an import does, with an account. */
export const newSisPerson = async (
  server: TestServer,
  browser: TestFetch,
  { lea, siteCode }: { lea: string; siteCode: string },
): Promise<Staff> => {
  made += 1
  const answer = await browser(`/api/district/staff?lea=${lea}`, {
    method: 'POST',
    body: JSON.stringify({
      staffId: `80${made}`,
      firstName: 'Ines',
      lastName: `Brook${made}`,
      role: 'teacher',
      siteCodes: [siteCode],
      title: 'Teacher',
      emailAddress: `ines${made}@larkspur.example`,
    }),
  })
  const { data }: { data: Staff } = await answer.json()
  await server.db
    .updateTable('sisRows')
    .set({ isManual: false, hash: 'of a file' })
    .where('id', '=', data.id)
    .execute()
  const stored = await browser(`/api/district/staffs?lea=${lea}&filter[id]=${data.id}`)
  const [row]: Staff[] = (await stored.json()).data
  if (row === undefined) throw new Error(`The staff member ${data.id} is gone.`)
  return row
}
