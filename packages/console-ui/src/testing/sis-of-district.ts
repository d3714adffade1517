import type { SisSimulator, TestServer } from '@edconsole/console-server/testing'

/** What opens the simulated Aeries of a district. */
export const CERTIFICATE = 'aB3'.padEnd(32, '7')

/** A district of the test's own, whose Aeries is simulated and shows two schools. */
export async function districtWithSis(
  server: TestServer,
  simulator: SisSimulator,
  options: Parameters<TestServer['newDistrict']>[0] = {},
) {
  const district = await server.newDistrict(options)
  const slug = `of-${district.lea}`
  const schools = [
    { siteCode: '014', siteName: 'Redwood Elementary' },
    { siteCode: '099', siteName: 'Fern High' },
  ]
  simulator.install({
    slug,
    kind: 'aeries',
    schoolYear: district.sisYear,
    failure: null,
    keys: { sisApiKey: CERTIFICATE, sisApiSecret: '' },
    rows: async (component) => (component === 'sites' ? schools : []),
  })
  const employee = await server.browser('employee@example.org')
  const path = `/district/${district.id}`
  const ask = async (method: string, rest: string, body?: object) => {
    const answer = await employee(`/api${path}/${rest}?lea=${district.lea}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    })
    return (await answer.json()).data
  }
  const address = simulator.addressOf(slug)
  return {
    ...district,
    districtId: String(district.id),
    address,
    /** What is stored of the connection, as another user reads it. */
    config: async () => (await ask('GET', 'sis-import-provider-configs'))[0],
    /** Another user saves the connection. */
    save: (body: object = {}) =>
      ask('PATCH', 'api-provider', { sisSystemId: 1, sisApiUrl: address, sisApiKey: CERTIFICATE, ...body }),
  }
}

/** The same district with files in place of the connection. */
export async function districtWithFiles(server: TestServer, simulator: SisSimulator) {
  const district = await districtWithSis(server, simulator)
  const systems = await server.db.selectFrom('sisSystems').select('id').where('kind', '=', 'file').execute()
  await district.save({ sisSystemId: systems[0]?.id, sisApiUrl: undefined, sisApiKey: undefined })
  return district
}
