import { describe, expect, it } from 'vitest'
import { ApiFailure } from '../api/api-failure.ts'
import { describeFailure } from '../api/describe-failure.ts'
import { describeItemFailures } from '../api/item-failures.ts'
import { confirmationOf } from '../api/use-save.ts'
import { deniedMessage } from '../navigation/guard-navigation.ts'
import { importLogsResource, sitesResource } from '../resources/index.ts'
import type { Operation } from '../resources/operation.ts'
import { OPERATION_IDS, OPERATIONS } from '../resources/operation-id.ts'
import {
  CONFIRMATION_CATALOGUE,
  CONFIRMATION_SENTENCES,
  DENIAL_SENTENCE,
  FAILURE_CATALOGUE,
  FAILURE_SENTENCE,
  ITEM_SENTENCE,
} from './catalogue.ts'

const operations = OPERATION_IDS.map((id) => OPERATIONS[id])
const marks = { lea: '{lea}', id: '{id}', reason: '{reason}' }
const fill = (text: string, values: Record<string, string>) =>
  text.replace(/\{(\w+)\}/g, (mark, name: string) => values[name] ?? mark)
const failure = (operation: Operation, code: number | null = 500) =>
  new ApiFailure({ code, message: '{reason}', operation, context: { lea: '{lea}', id: '{id}' } })

describe('[S8] failure texts', () => {
  it.each(Object.entries(FAILURE_CATALOGUE))('%s comes from %j and from nobody else', (text, ids) => {
    const saying = operations.filter(({ fail }) => (typeof fail === 'function' ? fail(marks) : fail) === text)
    expect(saying.map(({ id }) => id).sort()).toEqual([...ids].sort())
  })

  it.each(operations.filter(({ fail }) => fail !== undefined).map((one) => [one.id, one] as const))(
    '%s says what the catalogue says',
    (_, operation) => {
      expect(Object.keys(FAILURE_CATALOGUE)).toContain(describeFailure(failure(operation)).message)
    },
  )

  it.each(operations.map((one) => [one.id, one] as const))(
    'R21 %s carries the sentence once',
    (_, operation) => {
      const verb = { GET: 'fetching', POST: 'saving', PATCH: 'saving', DELETE: 'deleting' }[operation.method]
      const sentence = fill(FAILURE_SENTENCE, { verb, records: operation.records })
      const { message, subtext } = describeFailure(failure(operation))
      expect([message, subtext]).toEqual(
        operation.fail === undefined ? [sentence, undefined] : [expect.any(String), sentence],
      )
    },
  )

  it('R21 keeps the space before the full stop', () => {
    const { subtext } = describeFailure(failure(importLogsResource.headers))
    expect(subtext).toBe('An error occurred while fetching import logs . Reason: {reason}')
  })

  it.each([
    [400, 'Warning', 'warning'],
    [500, 'Error', 'error'],
    [403, 'Error', 'error'],
    [null, 'Error', 'error'],
  ])('code %s is titled %s', (code, title, color) => {
    expect(describeFailure(failure(sitesResource.list, code))).toMatchObject({
      title,
      color,
      iconColor: color,
    })
  })

  it('[S6] a denial names the roles, separated by commas', () => {
    expect(deniedMessage(['ROLE_SETUP_VIEW', 'ROLE_SETUP_AUTH_VIEW'])).toBe(
      fill(DENIAL_SENTENCE, { roles: 'ROLE_SETUP_VIEW, ROLE_SETUP_AUTH_VIEW' }),
    )
  })
})

describe('[S8] confirmations', () => {
  it('R21 are said by their calls and by nobody else', () => {
    const confirming = operations.flatMap(({ id, type }) => (type === undefined ? [] : [`${id}: ${type}`]))
    const wanted = CONFIRMATION_CATALOGUE.flatMap(({ type, calls }) => calls.map((id) => `${id}: ${type}`))
    expect(confirming.sort()).toEqual(wanted.sort())
  })

  it.each(CONFIRMATION_CATALOGUE.flatMap(({ calls, ...row }) => calls.map((id) => ({ id, ...row }))))(
    'R21 $id names its $type',
    ({ id, type, item, identifier }) => {
      const { method } = OPERATIONS[id]
      if (method !== 'POST' && method !== 'PATCH') throw new Error(`${id} saves nothing.`)
      const text = fill(CONFIRMATION_SENTENCES[method], { type, identifier })
      expect(confirmationOf(OPERATIONS[id], item)).toBe(text)
    },
  )

  it('a call that confirms nothing has no words for it', () => {
    expect(confirmationOf(importLogsResource.headers, [])).toBeUndefined()
  })
})

describe('[S8] answers per item', () => {
  it('product changes answer so', () => {
    const answering = operations.filter(({ perItem }) => perItem).map(({ id }) => id)
    expect(answering).toEqual(expect.arrayContaining(['instances.addProducts', 'instances.removeProducts']))
  })

  it('each item that was left as it was is told, joined by commas', () => {
    const items = [
      { code: 409, message: 'In use' },
      { code: 404, message: 'Unknown product' },
    ]
    const texts = items.map(({ code, message }) => fill(ITEM_SENTENCE, { code: String(code), message }))
    expect(describeItemFailures(items)).toMatchObject({
      title: 'Error',
      message: texts.join(', '),
      color: 'error',
    })
  })
})
