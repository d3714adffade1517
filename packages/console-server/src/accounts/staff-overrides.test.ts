import type { Staff } from '@edconsole/console-core/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestServer, type TestServer } from '../testing/index.ts'
import { staffDistrict } from './testing/staff-district.ts'
import { ADA, BEN, own, withMail } from './testing/staff-lines.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer({ seed: 'empty' })
})
afterAll(() => server.close())

/** Ada and Ben after a first import, and what is done with Ada's record. */
const start = async () => {
  const district = await staffDistrict(server)
  const [ada, ben] = own(ADA, BEN)
  await district.sync([ada, ben])
  const { lea, call } = district
  const record = async (): Promise<Staff> => {
    const { data } = await call<Staff[]>('GET', `/district/staffs?lea=${lea}&filter[staffId]=${ada[0]}`)
    const [row] = data
    if (!row) throw new Error('Ada is gone.')
    return row
  }
  const save = async (body: object) => {
    const { id, dateLastModified } = await record()
    const answer = await call<Staff>('PATCH', `/district/staff/${id}?lea=${lea}`, {
      ...body,
      dateLastModified,
    })
    expect(answer.status, answer.text).toBe(200)
    return answer.data
  }
  return { ...district, ada, ben, record, save }
}

it('[domain 8.12] an override outlives imports, also that of the email which the account has from it', async () => {
  const { ada, ben, record, save, sync, account } = await start()
  const emailAddress = `own-${ada[3]}`
  await save({ title: 'Reading Coach', emailAddress })
  await sync([withMail(`new-${ada[3]}`, ['10', 'Ada', 'Stone', '', 'astone']), ben])
  expect(await record()).toMatchObject({
    title: 'Reading Coach',
    emailAddress,
    lastName: 'Stone',
    username: 'astone',
    keptFields: ['emailAddress', 'title'],
  })
  expect(await account('10')).toMatchObject({ emailAddress, lastName: 'Stone' })
})

it('[domain 8.12] an override that was undone is replaced by the next import, though its row is the same as before', async () => {
  const { ada, ben, record, save, sync, account } = await start()
  await save({ title: 'Reading Coach', emailAddress: `own-${ada[3]}` })
  await sync([ada, ben])
  expect(await save({ keptFields: ['title'] })).toMatchObject({ emailAddress: `own-${ada[3]}` })
  await sync([ada, ben])
  expect(await record()).toMatchObject({
    title: 'Reading Coach',
    emailAddress: ada[3],
    keptFields: ['title'],
  })
  expect(await account('10')).toMatchObject({ emailAddress: ada[3] })
})

it('a full file without a person makes the record inactive and disables the account, and one that includes them undoes that', async () => {
  const { ada, ben, record, sync, account } = await start()
  await sync([ben])
  expect([await record(), await account('10')]).toMatchObject([{ isActive: false }, { isEnabled: false }])
  await sync([ada, ben])
  expect([await record(), await account('10')]).toMatchObject([{ isActive: true }, { isEnabled: true }])
})

it('whoever was made active or inactive here stays that, whether a full file includes them or not', async () => {
  const { ada, ben, record, save, sync, account } = await start()
  await save({ isActive: false })
  await sync([ada, ben])
  expect([await record(), await account('10')]).toMatchObject([{ isActive: false }, { isEnabled: false }])
  await save({ isActive: true })
  await sync([ben])
  expect([await record(), await account('10')]).toMatchObject([
    { isActive: true, keptFields: ['isActive'] },
    { isEnabled: true },
  ])
})

it('imports leave a record that was added manually as it is, also where the file has its staff ID', async () => {
  const { lea, call, ada, ben, sync } = await start()
  const body = { staffId: '77', firstName: 'Kim', lastName: 'Ode', role: 'aide', siteCodes: ['0412'] }
  const { data: added } = await call<Staff>('POST', `/district/staff?lea=${lea}`, body)
  await sync([ada, ben, ['77', 'Somebody', 'Else', `else-${ada[3]}`, 'selse']])
  const { data } = await call<Staff[]>('GET', `/district/staffs?lea=${lea}&filter[staffId]=77`)
  expect(data).toEqual([added])
})
