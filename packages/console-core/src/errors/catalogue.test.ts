import { describe, expect, it } from 'vitest'
import { ApiFailure } from '../api/api-failure.ts'
import { describeFailure } from '../api/describe-failure.ts'
import { deniedMessage } from '../navigation/guard-navigation.ts'
import { importLogsResource, resources, sitesResource } from '../resources/index.ts'
import type { Operation } from '../resources/operation.ts'
import { DENIAL_SENTENCE, FAILURE_CATALOGUE, FAILURE_SENTENCE } from './catalogue.ts'

const operations: Operation[] = Object.values(resources).flatMap((one): Operation[] => Object.values(one))
const marks = { lea: '{lea}', id: '{id}', reason: '{reason}' }
const fill = (text: string, values: Record<string, string>) =>
  text.replace(/\{(\w+)\}/g, (mark, name: string) => values[name] ?? mark)
const failure = (operation: Operation, code: number | null = 500) =>
  new ApiFailure({ code, message: '{reason}', operation, context: { lea: '{lea}', id: '{id}' } })

describe('[S8] failure texts', () => {
  it.each(operations.filter(({ fail }) => fail !== undefined).map((one) => [one.id, one] as const))(
    '%s says what the catalogue says',
    (_, { fail }) => {
      expect(FAILURE_CATALOGUE).toContain(typeof fail === 'function' ? fail(marks) : fail)
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
