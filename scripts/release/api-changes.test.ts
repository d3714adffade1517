import { expect, it } from 'vitest'
import { apiChanges } from './api-changes.ts'

const report = (...lines: string[]) => ['# @edconsole/console-core', '', ...lines, ''].join('\n')
const BEFORE = report(
  'Batch: type Batch = { id: number; status: string; };',
  'EmbedProps: type EmbedProps = { id: string; };',
)

it('[24.10] a name that is gone and a member that changed break hosts', () => {
  const after = report('Batch: type Batch = { id: string; status: string; };')
  expect(apiChanges(BEFORE, after).breaking).toEqual([
    '@edconsole/console-core Batch no longer has “id: number”',
    '@edconsole/console-core EmbedProps is gone',
  ])
})

it('[24.10] what comes with an answer breaks nobody; what hosts have to write does', () => {
  const after = report(
    'Batch: type Batch = { id: number; status: string; since: string; };',
    'EmbedProps: type EmbedProps = { id: string; lea: string; size?: number; };',
    'Extra: type Extra = string;',
  )
  expect(apiChanges(BEFORE, after)).toEqual({
    breaking: ['@edconsole/console-core EmbedProps now needs “lea: string”'],
    added: ['@edconsole/console-core Extra'],
  })
})
