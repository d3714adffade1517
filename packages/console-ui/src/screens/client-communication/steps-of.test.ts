import type { District } from '@edconsole/console-core'
import { expect, it } from 'vitest'
import { doneSteps, type StepId, stepToShow } from './steps-of.ts'

const done = (...ids: StepId[]) => ({
  contact: ids.includes('contact'),
  connection: ids.includes('connection'),
  review: ids.includes('review'),
})

it.each<[StepId | '', StepId[], StepId | null]>([
  ['', [], 'contact'],
  ['', ['connection'], 'contact'],
  ['', ['contact'], 'connection'],
  ['', ['contact', 'connection'], 'review'],
  ['', ['contact', 'connection', 'review'], null],
  ['', ['connection', 'review'], null],
  ['contact', ['contact', 'connection', 'review'], 'contact'],
  ['connection', [], 'connection'],
])('[ux 7.23] asked for %j with %j done, it opens %j', (asked, ids, expected) => {
  expect(stepToShow(asked, done(...ids))).toBe(expected)
})

it.each([
  ['data@brook.example', true],
  [' ', false],
  ['', false],
  [null, false],
])('[S5] a contact whose email is %j is there: %j', (contactEmailAddress, isThere) => {
  expect(doneSteps({ contactEmailAddress } as District, null).contact).toBe(isThere)
})
