import type { ImportLogResult } from '@edconsole/console-core'
import { expect, it } from 'vitest'
import { messages as m } from './messages.ts'
import { noteOf } from './note-of.ts'

const failed = (over: Partial<ImportLogResult>) =>
  ({
    status: 'failed',
    message: 'Not found',
    failureOrigin: 'file',
    templateId: 7,
    ...over,
  }) as ImportLogResult

it.each<[string, Partial<ImportLogResult>, boolean, string | undefined]>([
  ['a file that is missing is uploaded', { stage: 'extract' }, true, 'Upload files'],
  ['by those who may', { stage: 'extract' }, false, undefined],
  ['a file that was read points to its template', { stage: 'validate' }, true, 'Check the template'],
  ['a SIS that refused, to its connection', { failureOrigin: 'sis' }, true, 'Check the connection'],
])('[ux 9.4] %s', (_, over, mayUpload, label) => {
  expect(noteOf(failed(over), { districtId: '412', mayUpload, m })?.fix?.label).toBe(label)
})
