import { expect, it } from 'vitest'
import { ApiFailure } from '../api/api-failure.ts'
import { rolloverResource } from '../resources/index.ts'
import {
  changeRollover,
  NO_ROLLOVER,
  phaseOfRollover,
  ROLLOVER_KEYS,
  type RolloverChange,
  rolloverStatusType,
} from './rollover-state.ts'

const counts = { read: 3, copied: 3, alreadyPresent: 0, failed: 0, items: [] }
const staff = { ...counts, skipped: 0 }
const failure = new ApiFailure({ code: 409, message: 'busy', operation: rolloverResource.templates })
const start: RolloverChange = { type: 'start', key: 'staff' }
const staffDone: RolloverChange = { type: 'finish', key: 'staff', result: { staff }, next: 'templates' }
const templatesFail: RolloverChange = { type: 'fail', key: 'templates', failure, next: 'exports' }
const exportsDone: RolloverChange = {
  type: 'finish',
  key: 'exports',
  result: { exports: { ...counts, missingProduct: 0 } },
  next: undefined,
}
const templatesAlone: RolloverChange[] = [
  { type: 'start', key: 'templates' },
  { type: 'finish', key: 'templates', result: { templates: counts }, next: undefined },
]
const someStaffFailed: RolloverChange = {
  type: 'finish',
  key: 'staff',
  result: { staff: { ...staff, copied: 2, failed: 1 } },
  next: undefined,
}

it.each<[string, RolloverChange[], 'error' | 'success' | 'info', string[]]>([
  ['before a run', [], 'info', ['not-started', 'not-started', 'not-started']],
  ['at its start', [start], 'info', ['processing', 'not-started', 'not-started']],
  ['between two keys', [start, staffDone], 'info', ['finished', 'processing', 'not-started']],
  ['after a failure', [start, staffDone, templatesFail], 'error', ['finished', 'failed', 'processing']],
  [
    'at the end, with a failure',
    [start, staffDone, templatesFail, exportsDone],
    'error',
    ['finished', 'failed', 'finished'],
  ],
  [
    'after the failed one ran again alone',
    [start, staffDone, templatesFail, exportsDone, ...templatesAlone],
    'success',
    ['finished', 'finished', 'finished'],
  ],
  [
    'with an item that was not copied',
    [start, someStaffFailed],
    'error',
    ['failed', 'not-started', 'not-started'],
  ],
  [
    'after a reset',
    [start, staffDone, { type: 'reset' }],
    'info',
    ['not-started', 'not-started', 'not-started'],
  ],
])('[S4] R26 %s', (_, changes, type, phases) => {
  const state = changes.reduce(changeRollover, NO_ROLLOVER)
  expect(rolloverStatusType(state)).toBe(type)
  expect(ROLLOVER_KEYS.map((key) => phaseOfRollover(state, key))).toEqual(phases)
})
