import type { Query } from '@edconsole/console-core'
import { expect, it } from 'vitest'
import { chosenRuns, pickPeriod, pickRun } from './chart-filter.ts'

const charted = {
  runs: [
    { batchId: 1, startedAt: '2026-08-01T10:00:00Z' },
    { batchId: 2, startedAt: '2026-09-12T10:00:00Z' },
    // Still the twelfth where the console's clock stands.
    { batchId: 3, startedAt: '2026-09-13T03:30:00Z' },
    { batchId: 4, startedAt: '2026-09-14T10:00:00Z' },
  ],
  now: new Date('2026-09-14T12:14:00Z'),
  timeZone: 'America/New_York',
}

it.each<[string, Query, string[]]>([
  ['without a filter: none', {}, []],
  ['that are named', { batchId: ['2', '4'] }, ['2', '4']],
  ['one that is named as a link has it', { batchId: '2' }, ['2']],
  [
    'that are named, whatever the period',
    { batchId: ['4'], startedAt: { gte: '2026-09-12', lte: '2026-09-12' } },
    ['4'],
  ],
  ['of a period of days', { startedAt: { gte: '2026-09-12', lte: '2026-09-12' } }, ['2', '3']],
  ['of the last days: none, as it is no period of the chart', { startedAt: '30' }, []],
  ['of an open period: none', { startedAt: { gte: '2026-09-12' } }, []],
])('[ux 7.17] the runs of the chart %s', (_, filters, chosen) => {
  expect(chosenRuns(filters, charted)).toEqual(chosen)
})

it.each<[string, Query, string, Query]>([
  ['narrows the list to it', { status: ['failed'] }, '4', { status: ['failed'], batchId: ['4'] }],
  ['takes the place of others', { batchId: ['2', '4'] }, '4', { batchId: ['4'] }],
  ['lets go of a period', { startedAt: { gte: '2026-09-12', lte: '2026-09-13' } }, '4', { batchId: ['4'] }],
  ['that is older than the list begins shows it all the same', {}, '1', { batchId: ['1'], startedAt: 'any' }],
  ['again shows all', { batchId: ['4'], status: ['failed'] }, '4', { status: ['failed'] }],
  ['again also takes back what it did to the days', { batchId: ['1'], startedAt: 'any' }, '1', {}],
  ['again leaves days that were chosen', { batchId: ['4'], startedAt: '7' }, '4', { startedAt: '7' }],
])('[ux 7.17] a pick %s', (_, filters, batchId, after) => {
  expect(pickRun(filters, batchId, charted)).toEqual(after)
})

it('[ux 7.17] a period is one of days on the clock of the console, in place of runs that were picked', () => {
  expect(pickPeriod({ status: ['failed'], batchId: ['4'] }, '3', '4', charted)).toEqual({
    status: ['failed'],
    startedAt: { gte: '2026-09-12', lte: '2026-09-14' },
  })
})
