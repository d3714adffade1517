import { OPERATION_IDS, OPERATIONS, type OperationId } from '@edconsole/console-core/contract'
import { OPERATION_BODIES } from '@edconsole/console-core/schemas'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createTestServer, type TestFetch, type TestServer } from '../testing/index.ts'
import { ask } from '../testing/walks/ask.ts'
import { callerWith } from '../testing/walks/caller-with.ts'
import { NASTY_VALUES } from '../testing/walks/nasty-values.ts'
import { type Records, recordsOf } from '../testing/walks/records-of.ts'
import { sampleCall, statusOfRead } from '../testing/walks/sample-calls.ts'

let server: TestServer
let staff: TestFetch
/** Looked for anew after a call that was taken: one that is refused changes nothing. */
let records: Records | null = null
beforeAll(async () => {
  server = await createTestServer()
  staff = await callerWith(server, ['ROLE_PROVIDER_ADMINISTRATOR'])
})
afterAll(() => server.close())

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
type Place = readonly (string | number)[]

const WITH_BODY = OPERATION_IDS.filter((id) => Object.hasOwn(OPERATION_BODIES, id) && id !== 'session.signIn')
/** What a database or a runtime says, and no caller should read. */
const INTERNALS =
  /violates|relation "|syntax error|invalid input|out of range|undefined|\[object|file:\/\/|\bat \//i

describe('[S7] whatever a body holds, it is taken or refused with a sentence', () => {
  it.each(WITH_BODY)('%s', async (id) => {
    const keys = keysOf(id)
    await fc.assert(
      fc.asyncProperty(changes(keys), async (all) => {
        records ??= await recordsOf(server.db, '4107320')
        const about = { lea: records.lea, districtId: records.district, clientId: records.client }
        const sample = sampleCall(id, records)
        const response = await ask(staff, id, {
          ...about,
          ...sample,
          body: changed(sampleBody(id, sample.body), all),
        })
        const answer = await response.json()
        if (response.ok) {
          records = null
          return
        }
        expect(answer).toEqual({ error: expect.objectContaining({ code: response.status }) })
        expect(answer.error.message).toMatch(/^\S[\s\S]{3,400}$/)
        expect(answer.error.message).not.toMatch(INTERNALS)
      }),
      { numRuns: Math.max(60, fc.readConfigureGlobal().numRuns ?? 0) },
    )
  })

  it('and what was taken can be read again', async () => {
    await server.jobs.idle()
    const left = await recordsOf(server.db, '4107320')
    const about = { lea: left.lea, districtId: left.district, clientId: left.client }
    for (const id of OPERATION_IDS.filter((one) => OPERATIONS[one].method === 'GET')) {
      const response = await ask(staff, id, { ...about, ...sampleCall(id, left) })
      expect([id, response.status]).toEqual([id, statusOfRead(id)])
    }
  })
})

/** A copy to be changed. The validators call an address: this one is refused before anything is sent. */
const sampleBody = (id: OperationId, body: unknown): Json => {
  const copy = JSON.parse(JSON.stringify(body))
  return id.startsWith('validators.') ? { ...copy, baseAPI: 'https://localhost' } : copy
}

type Change = { value: Json; at: number; key: string; how: 'replace' | 'add' | 'drop' }

/** One or several values of a body replaced, added or left out. */
const changes = (keys: readonly string[]): fc.Arbitrary<Change[]> => {
  const value = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...(NASTY_VALUES as readonly Json[])) },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) as fc.Arbitrary<Json> },
  )
  const how = fc.constantFrom<Change['how'][]>('replace', 'replace', 'add', 'drop')
  const change = fc.record({ value, at: fc.nat(), key: fc.constantFrom(...keys), how })
  return fc.array(change, { minLength: 1, maxLength: 3 })
}

const changed = (body: Json, all: readonly Change[]): Json =>
  all.reduce((now, { value, at, key, how }) => {
    const places = placesOf(now)
    const place = how === 'add' ? [key] : (places[at % places.length] ?? [key])
    return changeAt(now, place, how === 'drop' ? undefined : value)
  }, body)

const placesOf = (body: Json, at: Place = []): Place[] =>
  typeof body === 'object' && body !== null
    ? Object.entries(body).flatMap(([key, inner]) => [[...at, key], ...placesOf(inner, [...at, key])])
    : []

const changeAt = (body: Json, [key, ...rest]: Place, value: Json | undefined): Json => {
  if (key === undefined || typeof body !== 'object' || body === null) return body
  const inner = Reflect.get(body, key)
  const next = rest.length === 0 ? value : changeAt(inner ?? {}, rest, value)
  if (Array.isArray(body))
    return body.flatMap((item, n) => (String(n) === String(key) ? (next ?? []) : [item])) as Json
  const { [key]: _, ...others } = body
  return next === undefined ? others : { ...others, [key]: next }
}

/** The keys that a body may have, whether its sample has them or not. */
const keysOf = (id: OperationId): string[] => {
  const schema: unknown = z.toJSONSchema(Reflect.get(OPERATION_BODIES, id), { unrepresentable: 'any' })
  const found = new Set<string>(['nobodyKnows'])
  const look = (part: unknown) => {
    if (typeof part !== 'object' || part === null) return
    for (const [name, inner] of Object.entries(part)) {
      if (name === 'properties' && typeof inner === 'object' && inner !== null)
        for (const key of Object.keys(inner)) found.add(key)
      if (name === 'anyOf' || name === 'oneOf' || name === 'allOf') Object.values(inner).forEach(look)
    }
  }
  look(schema)
  return [...found]
}
