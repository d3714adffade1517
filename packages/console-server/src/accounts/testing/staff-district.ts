import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { insertTemplates } from '@edconsole/console-demo'
import type { TestServer } from '../../testing/index.ts'
import { jsonCalls } from '../../testing/json-calls.ts'
import { sender } from '../../testing/walks/send.ts'

/** A line of the staff's file: id, first and last name, mail address, user name. */
export type StaffLine = readonly [id: string, first: string, last: string, mail: string, username: string]

const SITES =
  'SCHOOL_CD,SCHOOL_NM,SHORT_NM,SCHOOL_TYPE,LOW_GRADE,HIGH_GRADE,PRINCIPAL\n0412,Alder Creek,Alder,Elementary School,TK,05,Jo Ito\n'
const STAFF = 'STAFF_ID,FIRST_NM,LAST_NM,ROLE,SCHOOL_CDS,SCHOOL_CD,EMAIL,USERNAME,JOB_TITLE\n'

/** A district of its own whose staff are imported from a file, and what is known of their accounts afterwards. */
export const staffDistrict = async (server: TestServer) => {
  const district = await server.newDistrict()
  const { lea, clientId } = district
  const schoolYear = 2026
  await insertTemplates(server.db, {
    lea,
    schoolYear,
    source: 'sftp',
    updatedAt: server.now(),
    components: ['sites', 'staff'],
  })
  await server.db
    .updateTable('importTemplates')
    .set({ deleteThresholdPercent: null, mode: 'full' })
    .where('lea', '=', lea)
    .execute()
  const folder = join(server.inboxDir, lea)
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'SCH.csv'), SITES)
  const browser = await server.browser(district.email)
  const call = jsonCalls(browser)
  const get = async (path: string) => {
    const { status, text, data } = await call<Record<string, never>[]>('GET', path)
    if (status !== 200) throw new Error(text)
    return data
  }

  /** Writes the file, imports it, and answers with the batch and its line about accounts. */
  const sync = async (staff: readonly StaffLine[], body: object = {}) => {
    const lines = staff.map(([id, first, last, mail, username]) =>
      [id, first, last, 'T', '0412', '0412', mail, username, 'Teacher'].join(','),
    )
    await writeFile(join(folder, 'STF.csv'), `${STAFF}${lines.join('\n')}\n`)
    const started = await call<{ batchId: number }>('POST', `/district/sis-imports/sync?lea=${lea}`, body)
    await server.jobs.idle()
    const of = `lea=${lea}&filter[batchId]=${started.data.batchId}`
    const results = await get(`/district/import-log-results?${of}`)
    const accounts = results.find(({ componentName }) => componentName === 'accounts')
    return {
      batchId: started.data.batchId,
      header: (await get(`/district/import-log-headers?${of}`))[0],
      accounts,
      details: await get(
        `/district/import-log-details?lea=${lea}&filter[etlStatusId]=${accounts?.etlStatusId ?? 1}`,
      ),
      lines: await get(`/account-sync-logs?${of}&sort[timestamp]=asc`),
    }
  }
  const account = async (staffId: string) =>
    (
      await server.db
        .selectFrom('accounts')
        .selectAll()
        .where('clientId', '=', clientId)
        .where('staffId', '=', staffId)
        .orderBy('id')
        .execute()
    )[0]
  /** Changes an account by hand. */
  const change = async (staffId: string, body: object) =>
    sender('/accounts')(browser, 'PATCH', `/${(await account(staffId))?.id}`, body, {
      'x-ied-client-id': String(clientId),
    })
  const way = (values: object) =>
    server.db.updateTable('authentications').set(values).where('clientId', '=', clientId).execute()
  const logged = () =>
    server.db.selectFrom('accountSyncLogs').selectAll().where('lea', '=', lea).orderBy('timestamp').execute()
  return { ...district, call, change, sync, account, way, logged }
}
