import { expect, it } from 'vitest'
import { passedTags } from './passed-tags.ts'

it('counts the tags of passed tests only', () => {
  const test = (status: string, ...tags: string[]) => ({ status, tags })
  const report = {
    testResults: [
      { assertionResults: [test('passed', 'main:login'), test('failed', 'main:client')] },
      { assertionResults: [test('skipped', 'main:users'), test('passed')] },
    ],
  }
  expect(passedTags(JSON.stringify(report))).toEqual(['main:login'])
})
