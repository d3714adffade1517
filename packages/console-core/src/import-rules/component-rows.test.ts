import { describe, expect, it } from 'vitest'
import type { ImportedComponent } from './database-column.ts'
import { isImported } from './database-columns.ts'
import { createRowImporter } from './row-importer.ts'
import { context, importOne, rows, templateFor } from './testing/sample.ts'

describe('[S3] a clean row of every component is taken, under its natural key', () => {
  const keys: Record<ImportedComponent, string> = {
    sites: '0412',
    staff: '10432',
    students: '30018842',
    enrollment: '30018842/0412/2026-08-12',
    gradingPeriods: 'Q1/0412',
    contacts: '30018842/1',
    courses: '0412',
    sections: '120345/0412/S1',
    roster: '30018842/120345/0412/2026-08-12',
    attendance: '30018842/2026-09-10/3',
    behavior: '2026-00417/30018842',
    gradebooks: '55121/17/30018842',
    reportCards: '30018842/120345/Q1/',
    transcripts: '30018842/2025/Algebra I/S2',
    studentTags: '30018842/AVID',
    studentPrograms: '30018842/144/2026-08-12/0412',
  }
  it.each(Object.keys(keys) as ImportedComponent[])('%s', (component) => {
    const { record, findings, sourceId } = importOne(component, {})
    expect(findings).toEqual([])
    expect(record).not.toBeNull()
    expect(sourceId).toBe(keys[component])
  })
})

describe('[R47] a row that is only tried is judged as one that is imported', () => {
  it.each(Object.entries(rows))('%s', (component, row) => {
    if (!isImported(component)) throw new Error(`${component} is no component`)
    const header = Object.keys(row)
    const start = () => createRowImporter(templateFor(component), header, context)
    const [imported, tried] = [start(), start()]
    const faulty = header.map((name) => ({ ...row, [name]: row[name] === '' ? '??' : '' }))
    for (const [i, one] of [row, ...faulty].entries()) {
      const { record, findings, leftOutBy, fate } = imported.importRow(one, i + 1)
      const trial = tried.tryRow(Object.values(one), i + 1)
      expect(trial).toMatchObject({ findings, leftOutBy, fate })
      if (record !== null) expect(tried.recordOf(trial)).toEqual(record)
    }
  })
})

describe('what refuses a row', () => {
  it.each<[ImportedComponent, Record<string, string>, string, string]>([
    [
      'roster',
      { SECTION_ID: '9' },
      'R003:sectionId',
      'Section "9" does not exist at site "0412". Row not loaded.',
    ],
    [
      'roster',
      { SCHOOL_CD: '0415' },
      'R003:sectionId',
      'Section "120345" does not exist at site "0415". Row not loaded.',
    ],
    [
      'gradebooks',
      { SECTION_ID: '9' },
      'R003:sectionId',
      'Section "9" does not exist at site "0412". Row not loaded.',
    ],
    [
      'sections',
      { COURSE_ID: '9' },
      'R008:courseId',
      'Course "9" is not among the loaded courses. Row not loaded.',
    ],
    [
      'contacts',
      { LOCAL_ID: '9' },
      'R002:studentId',
      'Student "9" is not among the loaded students. Row not loaded.',
    ],
    [
      'attendance',
      { MINUTES: '601' },
      'V006:minutesAbsent',
      'Minutes absent "601" is not between 0 and 600. Row not loaded.',
    ],
    [
      'reportCards',
      { MARK_NUM: '-1' },
      'V006:markNumeric',
      'Numeric mark "-1" is not between 0 and 110. Row not loaded.',
    ],
    [
      'gradingPeriods',
      { END_DT: '08/01/2026' },
      'V004:endDate',
      'End date "08/01/2026" is before the start date. Row not loaded.',
    ],
    [
      'gradebooks',
      { DUE_DT: '08/01/2026' },
      'V004:dueDate',
      'Due date "08/01/2026" is before the assigned date. Row not loaded.',
    ],
    [
      'behavior',
      { INCIDENT_DT: '09/15/2026' },
      'V004:incidentDate',
      'Date "09/15/2026" is not between 04/27/2025 and 09/14/2026. Row not loaded.',
    ],
    [
      'studentPrograms',
      { PROGRAM_START_DT: '' },
      'V003:programStartDate',
      'Program start is required but empty. Row not loaded.',
    ],
    [
      'attendance',
      { ATT_CATEGORY: 'sleeping' },
      'T001:attendanceCategory',
      'Value "sleeping" is not in the list of attendance categories. Row not loaded.',
    ],
  ])('%s with %j', (component, change, cause, message) => {
    const { record, findings } = importOne(component, change, {}, { isStrict: true })
    expect(findings.map((f) => [f.cause, f.message])).toEqual([[cause, message]])
    expect(record).toBeNull()
  })
})

describe('what keeps a row and warns', () => {
  it.each<[ImportedComponent, Record<string, string>, string, Record<string, unknown>]>([
    ['sections', { STAFF_ID: '9' }, 'R004:primaryStaffId', { primaryStaffId: null }],
    ['sections', { CO_STAFF_IDS: '10432;9' }, 'R004:coTeacherIds', { coTeacherIds: ['10432'] }],
    ['roster', { END_DT: '01/15/2027' }, 'R005:endDate', { endDate: '2027-01-15' }],
    ['contacts', { RELATION: '' }, 'R007:relationship', { relationship: null }],
  ])('%s with %j', (component, change, cause, kept) => {
    const { record, findings } = importOne(component, change)
    expect(findings.map((f) => [f.cause, f.severity])).toEqual([[cause, 'warning']])
    expect(record).toMatchObject(kept)
  })
})

it('a key keeps its shape when a part of it may be empty', () => {
  expect(importOne('attendance', { PERIOD: '' }).sourceId).toBe('30018842/2026-09-10/')
  expect(importOne('studentPrograms', { SCHOOL_CD: '' }).sourceId).toBe('30018842/144/2026-08-12/')
})
