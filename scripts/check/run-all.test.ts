import { describe, expect, it } from 'vitest'
import { runAll, type Scheduled } from './run-all.ts'

/** Runs steps that take so many turns each; returns what began and ended, turn by turn. */
const played = async (steps: readonly (Scheduled & { turns: number })[]): Promise<string[]> => {
  const told: string[] = []
  const results = await runAll(steps, {
    cores: 2,
    run: async ({ id, turns }) => {
      told.push(`+${id}`)
      for (let turn = 0; turn < turns; turn += 1) await new Promise((done) => setTimeout(done, 10))
      told.push(`-${id}`)
      return id
    },
  })
  expect(results.map(({ outcome }) => outcome)).toEqual(steps.map(({ id }) => id))
  return told
}

describe('the steps of the checks', () => {
  it('begin in their order, as soon as a core is free', async () => {
    expect(
      await played([
        { id: 'a', cores: 1, turns: 9 },
        { id: 'b', cores: 1, turns: 1 },
        { id: 'c', cores: 1, turns: 1 },
      ]),
    ).toEqual(['+a', '+b', '-b', '+c', '-c', '-a'])
  })

  it('let a later one begin where the next needs more cores than are free', async () => {
    expect(
      await played([
        { id: 'a', cores: 1, turns: 9 },
        { id: 'both', cores: 2, turns: 1 },
        { id: 'c', cores: 1, turns: 1 },
      ]),
    ).toEqual(['+a', '+c', '-c', '-a', '+both', '-both'])
  })

  it('wait for those that they come after, and for nothing that was not asked for', async () => {
    expect(
      await played([
        { id: 'tests', cores: 1, turns: 1, after: ['build', 'elsewhere'] },
        { id: 'build', cores: 1, turns: 2 },
      ]),
    ).toEqual(['+build', '-build', '+tests', '-tests'])
  })
})
