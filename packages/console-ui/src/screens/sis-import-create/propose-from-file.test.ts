import type { SniffedFile } from '@edconsole/console-core/dry-run'
import { newTemplateSchema } from '@edconsole/console-core/schemas'
import { describe, expect, it } from 'vitest'
import { beginWithFile, patternOf } from './begin-with-file.ts'
import { proposeFromFile } from './propose-from-file.ts'

const file = (header: string[], more: Partial<SniffedFile> = {}): SniffedFile => ({
  delimiter: 'comma',
  encoding: 'UTF-8',
  hasHeader: true,
  header,
  firstRows: [],
  rowNumbers: [],
  dateForms: {},
  problem: null,
  ...more,
})
/** As the server finds files. */
const asExpression = (pattern: string) =>
  new RegExp(`^${pattern.replace(/[.()]/g, '\\$&').replaceAll('*', '.*').replaceAll('?', '.')}$`, 'i')
const STUDENTS = ['LOCAL_ID', 'FIRST_NM', 'LAST_NM', 'BIRTH_DT', 'GRADE', 'SCHOOL_CD', 'GENDER']
const system = {
  id: 5,
  provider: { id: 5, name: 'Files', code: 'file' },
  kind: 'file' as const,
  requiredFields: [],
  supportsApi: false,
  supportsComponents: [],
}

describe('[S2.2] a file of the SIS', () => {
  it('proposes the component whose columns it has, mapped, with the usual codes and what was seen of it', () => {
    const sniffed = file(STUDENTS, {
      delimiter: 'tab',
      encoding: 'Windows-1252',
      dateForms: { BIRTH_DT: 'MM/DD/YYYY', GRADE: null },
      firstRows: ['K', '1', 'K', ''].map((grade) => ['1', 'A', 'B', '01/02/2015', grade, '0412', 'F']),
    })
    const proposal = proposeFromFile(sniffed, 'export_20260914.txt', {
      components: ['sites', 'staff', 'students'],
    })
    expect(proposal).toEqual({ component: 'students', matched: 6, required: 6 })
    const begun = beginWithFile(sniffed, 'export_20260914.txt', { component: 'students', system })
    expect(begun.draft.fields).toMatchObject({
      componentName: 'students',
      sisSystemId: 5,
      source: 'upload',
      filePattern: 'export_*.txt',
      delimiter: 'tab',
      encoding: 'Windows-1252',
      dateFormat: 'MM/DD/YYYY',
    })
    expect(begun.draft.columns.gradeLevel).toMatchObject({ sourceColumn: 'GRADE', mappingType: 'column' })
    expect(begun.draft.columns.gradeLevel?.translations).toContainEqual(
      expect.objectContaining({ id: null, sourceValue: 'K', translatedValue: 'KG' }),
    )
    expect(begun.draft.columns.middleName?.sourceColumn).toBeNull()
    expect(begun.seen.header).toEqual(STUDENTS)
    // Codes only: nothing else of the rows is kept.
    expect(begun.seen.columns).toMatchObject({
      gradeLevel: { sourceColumn: 'GRADE', sampleValues: ['K', '1'] },
      gender: { sampleValues: ['F'] },
    })
    expect(Object.keys(begun.seen.columns ?? {})).not.toContain('firstName')
  })

  it.each([
    ['with the columns of another component', STUDENTS, ['sites', 'courses'] as const],
    ['with other columns', ['Alpha', 'Beta', 'Gamma'], ['sites', 'students'] as const],
  ])('%s proposes nothing', (_, header, components) => {
    expect(proposeFromFile(file(header), 'rows.csv', { components })).toBeUndefined()
  })

  it('that is like nothing still names its columns for whatever component is chosen', () => {
    const begun = beginWithFile(file(['Alpha', 'GRADE']), 'a.csv', { component: 'students', system })
    expect(begun.draft.columns.gradeLevel?.sourceColumn).toBe('GRADE')
    expect(begun.draft.columns.lastName?.sourceColumn).toBeNull()
    expect(begun.seen.header).toEqual(['Alpha', 'GRADE'])
  })

  it('keeps several forms of dates open', () => {
    const dateForms = { BIRTH_DT: 'MM/DD/YYYY', ENTRY_DT: 'YYYYMMDD' } as const
    const begun = beginWithFile(file(STUDENTS, { dateForms }), 'a.csv', {
      component: 'students',
      system: undefined,
    })
    expect(begun.draft.fields).toMatchObject({ dateFormat: 'auto', sisSystemId: null })
  })

  it.each([
    ['students.csv', 'students.csv'],
    ['students_2026-09-14.csv', 'students_*.csv'],
    ['412-20260914_0200-students.txt', '*-students.txt'],
  ])('named %s is one of %s', (name, pattern) => {
    expect(patternOf(name)).toBe(pattern)
  })

  it.each([
    'STU_ñ 2026-09.txt',
    'Schüler’s – Export.csv',
    '学生名簿_2026年9月14日_12時30分.csv',
    '🎓 students.csv',
    "Oak's #1 + friends @ 50% [new] {v2} ~ $^`!;=.csv",
    '1_STU_2_a_3_b_4_c_5.csv',
    '1 2 3 4 5 6 7 8 9.txt',
    ' students .csv ',
    '\u00a0students\ufeff',
    '20260914',
    'a*b?c*1*d*2*e.csv',
    `${'students '.repeat(20)}2026.csv`,
    `${'1 a '.repeat(50)}.csv`,
    `${'é'.repeat(100)}2026-09-14.csv`,
    `${'n\u0303'.repeat(90)}2026.csv`,
    `1${'x'.repeat(70)}2${'y'.repeat(70)}3${'z'.repeat(50)}.csv`,
  ])('[S7] proposes for %s a pattern that can be saved, and that the file fits', (name) => {
    const pattern = patternOf(name)
    const { data, error } = newTemplateSchema.safeParse({
      name: 'Students',
      componentName: 'students',
      filePattern: pattern,
    })
    expect(error).toBeUndefined()
    expect(data?.filePattern).toBe(pattern)
    expect(asExpression(pattern).test(name)).toBe(true)
  })
})
