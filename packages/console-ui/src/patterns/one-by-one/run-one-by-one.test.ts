import { ApiFailure, sisImportsResource } from '@edconsole/console-core'
import { expect, it, vi } from 'vitest'
import { runOneByOne } from './run-one-by-one.ts'

const answer = (code: number | null) => async () => {
  throw new ApiFailure({
    code,
    status: code,
    message: `Refused ${code}`,
    operation: sisImportsResource.create,
  })
}
const taken = async () => null

it.each<[string, number | null, boolean]>([
  ['what is refused keeps none of the others from being made', 409, true],
  ['a server that fails at one is asked for the next', 500, true],
  ['after the session the rest is not asked for', 401, false],
  ['without a connection the rest is not asked for', null, false],
])('%s', async (_, code, goesOn) => {
  const last = vi.fn(taken)
  const steps = [
    { name: 'Sites', run: taken },
    { name: 'Staff', run: answer(code) },
    { name: 'Students', run: last },
  ]
  const refusal = { reason: `Refused ${code}`, isUnanswered: code === null }
  expect(await runOneByOne(steps)).toEqual(
    goesOn
      ? { done: ['Sites', 'Students'], failed: [{ name: 'Staff', ...refusal }] }
      : {
          done: ['Sites'],
          failed: ['Staff', 'Students'].map((name) => ({ name, ...refusal })),
        },
  )
  expect(last).toHaveBeenCalledTimes(goesOn ? 1 : 0)
})

it('a fault of the console itself is no refusal', async () => {
  const fault = async () => {
    throw new TypeError('undefined is not a function')
  }
  await expect(runOneByOne([{ name: 'Sites', run: fault }])).rejects.toThrow(TypeError)
})
