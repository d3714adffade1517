import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readEnvelope } from './read-envelope.ts'

const read = (status: number, body: unknown) =>
  readEnvelope(status, typeof body === 'string' ? body : JSON.stringify(body))

describe('R17 the envelope', () => {
  it.each([
    ['data', { data: [1] }, { ok: true, data: [1] }],
    [
      'data with extensions',
      { data: [], errors: [], extensions: { limit: 25, offset: 50, totalCount: 51 } },
      { ok: true, data: [], limit: 25, offset: 50, totalCount: 51 },
    ],
    [
      'extensions in text',
      { data: [], extensions: { totalCount: '7' } },
      { ok: true, data: [], totalCount: 7 },
    ],
    [
      'extensions out of their mind',
      { data: [], extensions: { totalCount: -1, limit: 'many', offset: null, facets: [] } },
      { ok: true, data: [] },
    ],
    [
      'facets, the readable ones',
      {
        data: [],
        extensions: { facets: { cause: [{ value: 'a', count: 2 }, null, { value: 3 }], odd: 'x' } },
      },
      { ok: true, data: [], facets: { cause: [{ value: 'a', count: 2 }], odd: [] } },
    ],
    ['a bare list', [{ id: 1 }], { ok: true, data: [{ id: 1 }] }],
    ['a bare object', { id: 1 }, { ok: true, data: { id: 1 } }],
    ['nothing', '', { ok: true, data: undefined }],
    ['an object without fields', {}, { ok: true, data: {} }],
    ['errors and extensions without data', { errors: [], extensions: {} }, { ok: true, data: undefined }],
    ['null', null, { ok: true, data: null }],
    ['an error object', { error: { code: 400, message: 'No' } }, { ok: false, code: 400, message: 'No' }],
    [
      'errors as texts',
      { data: null, errors: ['One', 'Two'] },
      { ok: false, code: 200, message: 'One, Two' },
    ],
    [
      'errors as objects',
      { errors: [{ code: 409, message: 'Busy' }] },
      { ok: false, code: 409, message: 'Busy' },
    ],
    [
      'an error without words',
      { errors: [{ field: 'lea' }] },
      { ok: false, code: 200, message: 'Unknown error', field: 'lea' },
    ],
    [
      'a test that found a fault (R34)',
      { errors: [{ code: 'C001', message: 'No address', step: 'addressForm' }] },
      { ok: false, code: 200, message: 'No address', step: 'addressForm' },
    ],
    [
      'what only some refusals tell',
      { error: { code: 403, message: 'No', field: 'newPassword', passwordRules: {} } },
      { ok: false, code: 403, message: 'No', field: 'newPassword', more: { passwordRules: {} } },
    ],
    ['a page of HTML', '<html></html>', { ok: false, code: 200, message: "The response couldn't be read" }],
  ])('%s', (_, body, expected) => {
    expect(read(200, body)).toEqual(expected)
  })

  it.each([
    [400, { error: { code: 400, message: 'limit' } }, 400, 'limit'],
    [409, { error: { message: 'An import is already running' } }, 409, 'An import is already running'],
    [500, '<html>a proxy</html>', 500, 'The server had a problem (500). Try again in a moment.'],
    [502, 'Bad gateway', 502, 'Bad gateway'],
    [503, '', 503, 'The server had a problem (503). Try again in a moment.'],
    [422, { message: 'Not like this' }, 422, 'Not like this'],
    [401, { data: { id: 1 } }, 401, 'The server refused the request (401).'],
  ])('status %i is a failure whatever the body', (status, body, code, message) => {
    expect(read(status, body)).toEqual({ ok: false, code, message })
  })

  it.each([
    [{ error: { code: 400, message: 'No', field: 'columns.0.name' } }, 'columns.0.name'],
    [{ errors: [{ code: 400, message: 'No', field: 'lea' }] }, 'lea'],
    [{ error: { code: 400, message: 'No', field: 7 } }, undefined],
    [{ error: 'No' }, undefined],
  ])('%j says which key of the body to correct', (body, field) => {
    const envelope = readEnvelope(400, JSON.stringify(body))
    expect(envelope).toMatchObject({ ok: false, message: 'No' })
    expect('field' in envelope ? envelope.field : undefined).toBe(field)
  })

  it.each([
    [
      'what worked and what did not',
      { data: [1], errors: [{ code: 409, message: 'In use', id: 7 }] },
      { ok: true, data: [1], errors: [{ code: 409, message: 'In use', id: 7 }] },
    ],
    [
      'nothing that worked',
      { data: null, errors: [{ message: 'Gone' }, 'No'] },
      {
        ok: true,
        data: null,
        errors: [
          { code: null, message: 'Gone' },
          { code: null, message: 'No' },
        ],
      },
    ],
    ['all of it', { data: [1, 2], errors: [] }, { ok: true, data: [1, 2] }],
    [
      'no data at all',
      { errors: [{ code: 409, message: 'Busy' }] },
      { ok: false, code: 409, message: 'Busy' },
    ],
    [
      'one error for the whole',
      { data: null, error: { code: 500, message: 'Down' } },
      { ok: false, code: 500, message: 'Down' },
    ],
  ])('[S8] a call that answers per item reads %s', (_, body, expected) => {
    expect(readEnvelope(200, JSON.stringify(body), { perItem: true })).toEqual(expected)
  })

  it('[S8] a refused call that answers per item is a failure', () => {
    const body = JSON.stringify({ data: [], errors: [{ code: 403, message: 'No' }] })
    expect(readEnvelope(403, body, { perItem: true })).toEqual({ ok: false, code: 403, message: 'No' })
  })

  it('survives every body there is', () => {
    const parts = fc.constantFrom(
      'data',
      'errors',
      'error',
      'extensions',
      'message',
      'code',
      'facets',
      '__proto__',
    )
    const hostile = fc.oneof(
      fc.string(),
      fc.json(),
      fc.dictionary(parts, fc.jsonValue({ maxDepth: 3 })).map((body) => JSON.stringify(body)),
    )
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 599 }), hostile, fc.boolean(), (status, text, perItem) => {
        const envelope = readEnvelope(status, text, { perItem })
        if (envelope.ok) {
          expect(status).toBeGreaterThanOrEqual(200)
          expect(status).toBeLessThan(300)
          expect(envelope.totalCount ?? 0).toBeGreaterThanOrEqual(0)
        } else {
          expect(envelope.message).not.toBe('')
          expect(Number.isInteger(envelope.code)).toBe(true)
        }
      }),
      { numRuns: Number(process.env.SOAK_RUNS ?? 500) },
    )
  })
})
