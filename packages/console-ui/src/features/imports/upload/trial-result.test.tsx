import type { UploadCause, UploadTrial } from '@edconsole/console-core/contract'
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { uploadMessages } from './messages.ts'
import { TrialResult } from './trial-result.tsx'

afterEach(cleanup)

const cause = (title: string, more: Partial<UploadCause>): UploadCause => ({
  cause: title,
  severity: 'error',
  title,
  columnName: null,
  sourceColumn: null,
  rows: 0,
  ...more,
})

const show = (more: Partial<UploadTrial>) =>
  render(
    <TrialResult
      m={uploadMessages.review}
      trial={{
        rows: 805,
        accepted: 800,
        warned: 635,
        rejected: 5,
        leftOut: 0,
        added: 0,
        changed: 0,
        unchanged: 800,
        removed: 0,
        isHeld: false,
        fatal: null,
        unmapped: [],
        causes: [
          cause('File has a different encoding', { severity: 'warning' }),
          cause('Entry date is not a valid date', {
            severity: 'warning',
            sourceColumn: 'ENTRY_DT',
            rows: 635,
          }),
          cause('Local ID is empty', { columnName: 'localId', rows: 5 }),
        ],
        unknownValues: [{ columnName: 'gradeLevel', values: [{ sourceValue: 'K9', rows: 2 }] }],
        ...more,
      }}
    />,
  )

const linesOf = (name: string) =>
  within(screen.getByRole('region', { name, hidden: true }))
    .getAllByRole('listitem', { hidden: true })
    .map(({ textContent }) => textContent)

describe('[R46] what a trial of a file found', () => {
  it('keeps reasons for rejected rows apart from warnings and from what is about the file', () => {
    show({})
    expect(screen.getByText('1 reason for rejected rows · 1 warning · 1 note about the file')).toBeVisible()
    expect(linesOf('Why rows would be rejected')).toEqual(['Local ID is empty · localId · 5 rows'])
    expect(linesOf("Warnings. Rows aren't rejected for these.")).toEqual([
      'Entry date is not a valid date · ENTRY_DT · 635 rows',
    ])
    expect(linesOf('About the whole file')).toEqual(['File has a different encoding'])
    expect(linesOf('Values without a translation')).toEqual(['gradeLevel: K9'])
  })

  it('names the causes where every row would be rejected', () => {
    show({
      fatal: 'All 805 rows would be rejected.',
      causes: [cause('Site code not found', { sourceColumn: 'SCHOOL_CD', rows: 805 })],
    })
    expect(screen.getByText('Nothing would be loaded. All 805 rows would be rejected.')).toBeVisible()
    expect(screen.getByText('Site code not found · SCHOOL_CD · 805 rows')).toBeVisible()
  })
})
