import {
  EMPLOYEE_ROLE,
  OPERATION_IDS,
  OPERATIONS,
  type OperationId,
  ROLES,
} from '@edconsole/console-core/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, type TestFetch, type TestServer } from './testing/create-test-server.ts'
import { type Asked, ask } from './testing/walks/ask.ts'
import { callerWith } from './testing/walks/caller-with.ts'
import { fingerprintTables } from './testing/walks/fingerprint-tables.ts'
import { WRITTEN_ACCESS, type WrittenAccess } from './testing/walks/written-access.ts'

const LARKSPUR = { lea: '4107320', districtId: 412, clientId: 90_412 }
const COPPERLEAF = { lea: '0610391', districtId: 413, clientId: 90_413 }
const NOBODY_KNOWS = { lea: '999', districtId: 999, clientId: 999 }

const isOperation = (id: string): id is OperationId => Object.hasOwn(OPERATIONS, id)

// Signing in and out changes the caller's own session; sign-in.test.ts shows both.
const WALKED = WRITTEN_ACCESS.filter(
  ({ id }) => isOperation(id) && id !== 'session.signIn' && id !== 'session.signOut',
)
const CLIENT_ROLES = ROLES.filter((role) => role !== EMPLOYEE_ROLE)
const CHANGES = {
  contactName: 'Kofi Mensah',
  contactPhone: '5555550123',
  districtName: 'Larkspur',
  sisYear: 2026,
  notes: 'x',
} as const

/** Whether a call was stopped at the door. A body that is refused behind it counts as let through. */
const isRefused = (status: number) => status === 401 || status === 403

/** Whether a call is about one district or client. */
const isAbout = ({ id }: WrittenAccess) =>
  isOperation(id) && (OPERATIONS[id].lea === true || OPERATIONS[id].clientHeader === true)

/** A part of a body that is right, else one that every call refuses once it looks at it: so nothing is changed. */
const bodyOf = ({ part }: WrittenAccess) =>
  part !== null && Object.hasOwn(CHANGES, part)
    ? { [part]: CHANGES[part as keyof typeof CHANGES] }
    : { nobodyKnows: 1 }

const send = (fetch: TestFetch, one: WrittenAccess, about: Asked) => {
  if (!isOperation(one.id)) throw new Error(`${one.id} is no call.`)
  return ask(fetch, one.id, { ...about, body: bodyOf(one) })
}

it('[R47] every call has its line in the written table, and every line its call', () => {
  expect([...new Set(WRITTEN_ACCESS.map(({ id }) => id))].toSorted()).toEqual([...OPERATION_IDS].toSorted())
})

describe.each(['either', 'strict'] as const)('[R47] with "or employee" read as %s', (employeeAccess) => {
  let server: TestServer
  beforeAll(async () => {
    server = await createTestServer({ employeeAccess })
  })
  afterAll(() => server.close())

  /** What is shut is refused with one status and changes nothing; everything else is let through. */
  const walk = async (
    fetch: TestFetch,
    about: Asked,
    { shut, status }: { shut: (one: WrittenAccess) => boolean; status: (one: WrittenAccess) => number },
  ) => {
    const before = await fingerprintTables(server.db)
    for (const one of WALKED.filter(shut)) {
      const response = await send(fetch, one, about)
      expect([one.id, one.part, response.status]).toEqual([one.id, one.part, status(one)])
    }
    expect(await fingerprintTables(server.db)).toEqual(before)
    for (const one of WALKED.filter((line) => !shut(line))) {
      const response = await send(fetch, one, about)
      expect([one.id, one.part, isRefused(response.status)]).toEqual([one.id, one.part, false])
    }
  }

  it.each([
    ['a person of the district without a role', [], 412],
    ...ROLES.map((role) => [`a person of the district with ${role} alone`, [role], 412] as const),
    ['a person of the district with all roles of one', CLIENT_ROLES, 412],
    ['provider staff without another role', [EMPLOYEE_ROLE], undefined],
    ['provider staff with all roles', ROLES, undefined],
  ] as const)('%s may do exactly what is written', async (_, roles, districtId) => {
    await walk(await callerWith(server, roles, districtId), LARKSPUR, {
      shut: ({ opens }) => !opens({ signedIn: true, roles }, employeeAccess),
      status: () => 403,
    })
  })

  it('nobody may do anything that is not for everybody', async () => {
    await walk((input, init) => server.fetch(input, init), LARKSPUR, {
      shut: ({ opens }) => !opens({ signedIn: false, roles: [] }, employeeAccess),
      status: () => 401,
    })
  })

  it.each([
    ['of somebody else', LARKSPUR],
    ['that does not exist', NOBODY_KNOWS],
  ])('R18, R19 all roles of a district open nothing about one %s', async (_, about) => {
    const fetch = await callerWith(server, CLIENT_ROLES, COPPERLEAF.districtId)
    const caller = { signedIn: true, roles: CLIENT_ROLES }
    await walk(fetch, about, {
      shut: (one) => isAbout(one) || !one.opens(caller, employeeAccess),
      status: () => 403,
    })
  })
})

describe('R18, R19', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await createTestServer()
  })
  afterAll(() => server.close())

  it('provider staff hear that a district or client does not exist', async () => {
    const fetch = await callerWith(server, ROLES)
    for (const one of WALKED.filter(isAbout)) {
      expect([one.id, (await send(fetch, one, NOBODY_KNOWS)).status]).toEqual([one.id, 404])
      const { status } = await send(fetch, one, COPPERLEAF)
      expect([one.id, isRefused(status)]).toEqual([one.id, false])
    }
  })

  it('a call about a district or client must name it, once and in its form', async () => {
    const fetch = await callerWith(server, ROLES)
    for (const one of WALKED.filter(isAbout)) {
      expect([one.id, (await send(fetch, one, {})).status]).toEqual([one.id, 400])
      const malformed = { ...LARKSPUR, lea: '41%2A', clientId: -1 }
      expect([one.id, (await send(fetch, one, malformed)).status]).toEqual([one.id, 400])
      const { lea, ...rest } = LARKSPUR
      if (OPERATIONS[one.id as OperationId].lea === true)
        for (const query of [`lea=${lea}&lea=${lea}`, `lea[]=${lea}`, `lea[x]=${lea}`])
          expect([one.id, query, (await send(fetch, one, { ...rest, query })).status]).toEqual([
            ...[one.id, query],
            400,
          ])
    }
  })

  it('a district of somebody else opens by no second mention of it', async () => {
    const fetch = await callerWith(server, CLIENT_ROLES, COPPERLEAF.districtId)
    for (const query of [
      `lea=${COPPERLEAF.lea}&lea=${LARKSPUR.lea}`,
      `lea=${LARKSPUR.lea}&lea=${COPPERLEAF.lea}`,
      `lea=${COPPERLEAF.lea}&LEA=${LARKSPUR.lea}`,
      `lea=${COPPERLEAF.lea}&lea[]=${LARKSPUR.lea}`,
      `lea=${COPPERLEAF.lea}&%6cea=${LARKSPUR.lea}`,
    ]) {
      const response = await fetch(`/api/district/sites?${query}`)
      expect([query, response.status]).toEqual([query, 400])
    }
  })

  it('a district that is switched off answers provider staff only', async () => {
    const { id, lea, email } = await server.newDistrict()
    const own = await server.browser(email)
    const staff = await callerWith(server, ROLES)
    await server.db.updateTable('districts').set({ isActive: false }).where('id', '=', id).execute()
    const path = `/api/district/import-log-headers?lea=${lea}`
    expect([(await own(path)).status, (await staff(path)).status]).toEqual([403, 200])
    expect((await (await own('/api/districts')).json()).data).toEqual([])
  })

  it('[R46] the lists of districts hold the own ones only', async () => {
    const fetch = await callerWith(server, [], LARKSPUR.districtId)
    for (const path of ['/api/districts', '/api/district', `/api/district?filter[lea]=${LARKSPUR.lea}`])
      expect((await (await fetch(path)).json()).data.map((d: { lea: string }) => d.lea)).toEqual([
        LARKSPUR.lea,
      ])
    expect((await (await fetch('/api/district?filter[id]=413')).json()).data).toEqual([])
  })

  it('a refusal says which roles a call needs', async () => {
    const fetch = await callerWith(server, [], LARKSPUR.districtId)
    const sentence = async (path: string) => (await (await fetch(`${path}?lea=${LARKSPUR.lea}`)).json()).error
    expect(await sentence('/api/district/import-log-details')).toEqual({
      code: 403,
      message: 'This requires ROLE_IMPORT_LOG_VIEW.',
    })
    expect((await sentence('/api/district/staffs')).message).toBe(
      'This requires ROLE_USER_MANAGEMENT_VIEW, or ROLE_TABLE_VIEWER_VIEW.',
    )
  })

  it('[S6] a role counts with everything that it inherits, from the next call on', async () => {
    const fetch = await callerWith(server, ['ROLE_PROVIDER_ADMINISTRATOR'])
    const path = `/api/district/import-log-details?lea=${LARKSPUR.lea}`
    expect((await fetch(path)).status).toBe(200)
    const inherited = server.db
      .deleteFrom('roleInheritance')
      .where('roleName', '=', 'ROLE_PROVIDER_ADMINISTRATOR')
    await inherited.where('inheritsName', '=', 'ROLE_IMPORT_LOG_VIEW').execute()
    expect((await fetch(path)).status).toBe(403)
  })
})
