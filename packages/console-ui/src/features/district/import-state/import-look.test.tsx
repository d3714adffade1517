import { expect, it } from 'vitest'
import { importLook } from './import-look.ts'
import { importStateMessages as m } from './messages.ts'

it('[9.1] a district that imports is running, whatever its last import was', () => {
  expect(importLook({ importState: 'failed', runningSince: null }, m)).toMatchObject({
    word: 'Failed',
    turning: false,
  })
  expect(importLook({ importState: 'failed', runningSince: '2026-09-14T12:00:00Z' }, m)).toMatchObject({
    word: 'Running',
    turning: true,
  })
})
