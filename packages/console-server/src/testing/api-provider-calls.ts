import type { SisApiConfig } from '@edconsole/console-core/contract'
import type { TestServer } from './create-test-server.ts'
import { jsonCalls } from './json-calls.ts'

export const AERIES = 1
export const QMLATIV = 2
export const Q = 3
export const ONEROSTER = 4
export const FILE = 5
export const CERT = 'aB3'.padEnd(32, '7')
export const SECRETS = [CERT, 'a-key-of-the-sis', 'a-secret-of-the-sis']

type Call = ReturnType<typeof jsonCalls>
export const saving =
  (call: Call, { id, lea }: { id: number; lea: string }) =>
  (body: object) =>
    call<SisApiConfig>('PATCH', `/district/${id}/api-provider?lea=${lea}`, body)
export const reading =
  (call: Call, { id, lea }: { id: number; lea: string }) =>
  () =>
    call<SisApiConfig[]>('GET', `/district/${id}/sis-import-provider-configs?lea=${lea}`)

export const aeries = { sisSystemId: AERIES, sisApiUrl: 'https://sis.example.org/aeries', sisApiKey: CERT }
export const keyAndSecret = {
  sisApiUrl: 'https://sis.example.org/q',
  sisApiKey: SECRETS[1],
  sisApiSecret: SECRETS[2],
}
export const qmlativ = { ...keyAndSecret, sisSystemId: QMLATIV }

/** What tests of a district's SIS connection do, on a server that is there by then. */
export const apiProviderCalls = (serverOf: () => TestServer) => {
  let signedIn: Promise<Call> | undefined
  const employee = () => (signedIn ??= serverOf().browser('employee@example.org').then(jsonCalls))
  const start = async (roles?: readonly string[]) => {
    const district = await serverOf().newDistrict(roles ? { roles } : {})
    const call = roles ? jsonCalls(await serverOf().browser(district.email)) : await employee()
    return { ...district, call, save: saving(call, district), read: reading(call, district) }
  }
  const kept = async (districtId: number) => ({
    config: await serverOf()
      .db.selectFrom('sisApiConfigs')
      .selectAll()
      .where('districtId', '=', districtId)
      .execute(),
    secrets: await serverOf()
      .db.selectFrom('sisApiSecrets')
      .selectAll()
      .where('districtId', '=', districtId)
      .execute(),
    district: await serverOf().db.selectFrom('districts').selectAll().where('id', '=', districtId).execute(),
  })
  const opened = async (districtId: number) =>
    Object.fromEntries(
      (await kept(districtId)).secrets.map(({ name, sealed, address }) => [
        name,
        [serverOf().secrets.open(sealed), address],
      ]),
    )
  return { start, kept, opened }
}
