import { describe, expect, it } from 'vitest'
import type { ImportedComponent } from '../database-column.ts'
import { createRowImporter } from '../row-importer.ts'
import { context, rows, templateFor } from '../testing/sample.ts'

describe('rows beside one another', () => {
  const start = (component: ImportedComponent) =>
    createRowImporter(templateFor(component), Object.keys(rows[component]), context)

  it('V008: the second row of a key is refused and names the row that a spreadsheet shows', () => {
    const importer = start('students')
    expect(importer.importRow(rows.students, 1320).record).not.toBeNull()
    const second = importer.importRow({ ...rows.students, GRADE: 'TK+' }, 1321)
    expect(second.record).toBeNull()
    expect(second.findings).toHaveLength(1)
    expect(second.findings[0]).toMatchObject({
      cause: 'V008:studentId',
      causeTitle: 'Duplicate local ID in this file',
      message: 'Value "30018842" is already used in row 1,321. Row not loaded.',
    })
  })

  it.each([
    ['another site at the same time', { SCHOOL_CD: '0415', ENTRY_DT: '09/01/2026' }, ['R006:studentId']],
    ['another site as a second school', { SCHOOL_CD: '0415', ENTRY_DT: '09/01/2026', PRIMARY_FL: 'N' }, []],
    ['another student', { LOCAL_ID: '30018843', SCHOOL_CD: '0415' }, []],
  ])('R006: %s', (_, change, finds) => {
    const importer = start('enrollment')
    importer.importRow(rows.enrollment, 1)
    expect(importer.importRow({ ...rows.enrollment, ...change }, 2).findings.map((f) => f.cause)).toEqual(
      finds,
    )
  })

  it('a change of school on one day is no overlap', () => {
    const importer = start('enrollment')
    importer.importRow({ ...rows.enrollment, EXIT_DT: '10/01/2026', EXIT_CD: 'T160' }, 1)
    expect(
      importer.importRow({ ...rows.enrollment, SCHOOL_CD: '0415', ENTRY_DT: '10/01/2026' }, 2).findings,
    ).toEqual([])
  })

  it.each([
    [3, ['V007:file'], 'Row 6 has 3 fields, but the header has 23. Row not loaded.'],
    [24, ['V007:file'], 'Row 6 has 24 fields, but the header has 23. Row not loaded.'],
  ])('V007: a row of %i fields', (count, finds, message) => {
    const importer = start('students')
    const fields = [...Object.values(rows.students), 'more'].slice(0, count)
    const { record, findings, sourceId } = importer.importRow(fields, 5)
    expect(record).toBeNull()
    expect(findings.map((f) => f.cause)).toEqual(finds)
    expect(findings[0]?.message).toBe(message)
    expect(sourceId).toBe('30018842')
  })

  it('takes empty fields behind the last column, as spreadsheets write them', () => {
    expect(start('students').importRow([...Object.values(rows.students), '', ' '], 1).findings).toEqual([])
  })
})
