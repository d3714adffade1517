import { describe, expect, it } from 'vitest'
import type { ImportedComponent } from './database-column.ts'
import type { RuleTemplate } from './import-template.ts'
import { createRowImporter } from './row-importer.ts'
import { context, importOne, rows, type Tweak, templateFor } from './testing/sample.ts'

describe('[S3] a clean row of each component', () => {
  it.each(['sites', 'staff', 'students', 'enrollment'] as const)(
    '%s is accepted without a finding',
    (component) => {
      const { record, findings } = importOne(component, {})
      expect(findings).toEqual([])
      expect(record).toMatchSnapshot()
    },
  )
})

type Case = {
  name: string
  component: ImportedComponent
  change?: Record<string, string>
  tweak?: Tweak
  more?: Partial<RuleTemplate>
  finds: string
  message: string
  title: string
  value?: string
  refused: boolean
  fix?: string
}

const cases: Case[] = [
  {
    name: 'a required cell is empty',
    component: 'students',
    change: { LAST_NM: '  ' },
    finds: 'V003:lastName',
    message: 'Last name is required but empty. Row not loaded.',
    title: 'Last name is empty',
    refused: true,
  },
  {
    name: 'a birth date does not exist',
    component: 'students',
    change: { BIRTH_DT: '00/00/2019' },
    finds: 'V004:birthDate',
    message: 'Value "00/00/2019" is not a date in the format MM/dd/yyyy. Row not loaded.',
    title: 'Birth date is not a valid date',
    refused: true,
  },
  {
    name: 'a date has another form',
    component: 'students',
    change: { BIRTH_DT: '2014-03-09' },
    finds: 'V004:birthDate',
    message: 'Value "2014-03-09" is not a date in the format MM/dd/yyyy. Row not loaded.',
    title: 'Birth date is not a valid date',
    refused: true,
    fix: 'Open the column',
  },
  {
    name: 'a birth date is in the future',
    component: 'students',
    change: { BIRTH_DT: '09/15/2026' },
    finds: 'V004:birthDate',
    message: 'Date "09/15/2026" is not between 01/01/1900 and 09/14/2026. Row not loaded.',
    title: 'Birth date is not a valid date',
    refused: true,
  },
  {
    name: 'a student leaves before entering',
    component: 'students',
    change: { EXIT_DT: '08/01/2026' },
    finds: 'V004:exitDate',
    message: 'Exit date "08/01/2026" is before the entry date. Row not loaded.',
    title: 'Exit date is not a valid date',
    refused: true,
  },
  {
    name: 'an enrollment lies years away',
    component: 'enrollment',
    change: { ENTRY_DT: '08/12/2019' },
    finds: 'V004:entryDate',
    message: 'Date "08/12/2019" is not between 04/27/2025 and 08/03/2028. Row not loaded.',
    title: 'Entry date is not a valid date',
    refused: true,
  },
  {
    name: 'a text is too long',
    component: 'sites',
    change: { SHORT_NM: 'x'.repeat(31) },
    finds: 'V005:shortName',
    message: `Value "${'x'.repeat(31)}" is longer than 30 characters. Row not loaded.`,
    title: 'Short name is too long',
    refused: true,
  },
  {
    name: 'an email is no address',
    component: 'staff',
    change: { EMAIL: 'mokafor at example' },
    finds: 'V009:emailAddress',
    message: 'Email "mokafor at example" is not valid and was left out.',
    title: 'Email is not valid',
    refused: false,
  },
  {
    name: 'a code has no translation',
    component: 'students',
    change: { GRADE: 'TK+' },
    finds: 'T001:gradeLevel',
    message: 'Value "TK+" is not in the list of grade levels. Row not loaded.',
    title: 'Grade level not recognized',
    refused: true,
    fix: 'Translate "TK+"',
  },
  {
    name: 'a fallback stands in for a code',
    component: 'students',
    change: { HOME_LANG: '98' },
    tweak: { primaryLanguage: { translate: [['*', 'und', 'any']] } },
    finds: 'T002:primaryLanguage',
    message: 'Value "98" is not in the list of languages. Set to "Unknown".',
    title: 'Language set to Unknown',
    refused: false,
    fix: 'Translate "98"',
  },
  {
    name: 'a code has two translations',
    component: 'students',
    change: { GRADE: 'K' },
    tweak: {
      gradeLevel: {
        translate: [
          ['K', 'KG'],
          ['K', 'TK'],
        ],
      },
    },
    finds: 'T003:gradeLevel',
    message: 'Value "K" has two translations. Row not loaded.',
    title: 'Grade level has two translations',
    refused: true,
    fix: 'Translate "K"',
  },
  {
    name: 'a yes or no is neither',
    component: 'enrollment',
    change: { PRIMARY_FL: 'maybe' },
    finds: 'T001:isPrimarySchool',
    message: 'Value "maybe" is not in the list of yes and no values. Row not loaded.',
    title: 'Primary school not recognized',
    refused: true,
  },
  {
    name: 'a site is unknown',
    component: 'students',
    change: { SCHOOL_CD: '0417' },
    finds: 'R001:siteCode',
    message: 'Site "0417" does not exist in this district. Row not loaded.',
    title: 'Site code not found',
    refused: true,
    fix: 'Add site 0417',
  },
  {
    name: 'a site code has lost its zeros',
    component: 'students',
    change: { SCHOOL_CD: '412' },
    finds: 'R011:siteCode',
    message: 'Site "412" does not exist in this district, but "0412" does. Row not loaded.',
    title: 'Site code lost its leading zeros',
    refused: true,
  },
  {
    name: 'one of several sites is unknown',
    component: 'staff',
    change: { SCHOOL_CDS: '0412|0417' },
    finds: 'R001:siteCodes',
    message: 'Site "0417" does not exist in this district. Row not loaded.',
    title: 'Site code not found',
    value: '0417',
    refused: true,
    fix: 'Add site 0417',
  },
  {
    name: 'a student is unknown',
    component: 'enrollment',
    change: { LOCAL_ID: '1' },
    finds: 'R002:studentId',
    message: 'Student "1" is not among the loaded students. Row not loaded.',
    title: 'Student not found',
    refused: true,
  },
  {
    name: 'a leaver has no exit code',
    component: 'enrollment',
    change: { EXIT_DT: '09/01/2026' },
    finds: 'V003:exitCode',
    message: 'Exit code is required but empty. Row not loaded.',
    title: 'Exit code is empty',
    refused: true,
  },
]

describe('[R47] one fault in a row', () => {
  it.each(cases)(
    '$name: $finds',
    ({ component, change = {}, tweak, more, finds, message, title, value, refused, fix }) => {
      const { record, findings } = importOne(component, change, tweak, { isStrict: true, ...more })
      expect(findings.map((f) => f.cause)).toEqual([finds])
      const [finding] = findings
      expect(finding).toMatchObject({ code: finds.slice(0, 4), message, causeTitle: title })
      if (value !== undefined) expect(finding?.value).toBe(value)
      expect(record === null).toBe(refused)
      expect(finding?.severity).toBe(refused ? 'error' : 'warning')
      expect(finding?.fixTarget?.label).toBe(fix)
    },
  )

  it('offers to add a site whose code a SIS sends without zeros: no spreadsheet came between', () => {
    const row = { ...rows.students, SCHOOL_CD: '412' }
    const fromSis = { ...context, origin: 'sis' as const }
    const { findings } = createRowImporter(templateFor('students'), Object.keys(row), fromSis).importRow(
      row,
      1,
    )
    expect(findings).toMatchObject([{ cause: 'R001:siteCode', fixTarget: { label: 'Add site 412' } }])
  })

  it('names the place of the fix with its values', () => {
    expect(importOne('students', { GRADE: 'TK+' }).findings[0]?.fixTarget).toEqual({
      route: 'sis-import-edit',
      params: { districtId: '412', id: '41' },
      query: { column: 'gradeLevel', values: ['TK+'] },
      label: 'Translate "TK+"',
    })
    expect(importOne('students', { SCHOOL_CD: '0417' }).findings[0]?.fixTarget).toEqual({
      route: 'site-overview',
      params: { districtId: '412' },
      query: { code: '0417' },
      label: 'Add site 0417',
    })
  })

  it('tells every fault of a row, and the row keeps its key, person and site', () => {
    const { findings, sourceId, recordLabel, siteCode } = importOne('students', {
      GRADE: 'TK+',
      SCHOOL_CD: '0417',
      BIRTH_DT: 'x',
    })
    expect(findings.map((f) => f.cause).sort()).toEqual([
      'R001:siteCode',
      'T001:gradeLevel',
      'V004:birthDate',
    ])
    expect({ sourceId, recordLabel, siteCode }).toEqual({
      sourceId: '30018842',
      recordLabel: 'Nguyen, Theo',
      siteCode: '0417',
    })
  })
})

it.each([
  ['a break of Windows', 'Ada\r\nBrook', 'Ada Brook'],
  ['two of them', 'Ada \n\n Brook', 'Ada Brook'],
])('[S7] V012: %s inside a name is a space, with a warning', (_, name, read) => {
  const { record, findings } = importOne('students', { LAST_NM: name })
  expect(record?.lastName).toBe(read)
  expect(findings).toMatchObject([
    {
      code: 'V012',
      severity: 'warning',
      message: 'Last name has a line break, which was replaced by a space.',
    },
  ])
})

it('[S7] a note may have several lines, and a break at the end of a name is a space', () => {
  expect(importOne('behavior', { DESCRIPTION: 'One.\nTwo.' }).findings).toEqual([])
  expect(importOne('students', { LAST_NM: 'Brook\n' }).findings).toEqual([])
})
