import { expect, it } from 'vitest'
import { checkFile } from '../dry-run/check-file.ts'
import { withoutLists } from '../dry-run/import-context-of.ts'
import { emptyDraft } from './draft-of.ts'
import { codesTemplateOf, keptCodes, readKeptCodes, withCodesOfFile } from './file-codes.ts'
import { NOTHING_SEEN } from './seen-source.ts'
import type { DraftColumn, TemplateDraft } from './template-draft.ts'
import { untranslatedIn } from './untranslated-values.ts'

const students = (changes: Record<string, Partial<DraftColumn>>): TemplateDraft => {
  const draft = emptyDraft('students')
  const columns = Object.fromEntries(
    Object.entries(draft.columns).map(([name, column]) => [name, { ...column, ...changes[name] }]),
  )
  return { ...draft, columns }
}
const TEXT = [
  'ID;GRADE;SEX;RACE',
  '1;K;Male;White|Asian',
  '2;K;Female;White',
  '3; 1st Grade ;Male;',
  '4;KG;M;Asian',
].join('\n')
const codesIn = async (draft: TemplateDraft, text = TEXT) => {
  const template = codesTemplateOf(draft)
  const report = await checkFile(
    {
      template,
      file: new File([text], 'a.csv'),
      reading: { delimiter: 'semicolon', encoding: 'UTF-8', hasHeader: true },
      context: withoutLists({ districtId: '', schoolYear: 2026, today: '2026-09-14' }),
    },
    () => {},
  )
  return withCodesOfFile(NOTHING_SEEN, report, template)
}

it('[ux 9.5] all codes of a file are told with their rows, while required columns are open', async () => {
  const draft = students({
    gradeLevel: {
      sourceColumn: 'GRADE',
      translations: [{ id: null, sourceValue: 'K', translatedValue: 'KG', matchType: 'exact' }],
    },
    gender: { sourceColumn: 'SEX' },
    races: { sourceColumn: 'RACE' },
  })
  const seen = await codesIn(draft)
  expect(seen.header).toEqual(['ID', 'GRADE', 'SEX', 'RACE'])
  const codes = (name: string) =>
    seen.columns[name]?.unknownValues.map(({ sourceValue, rows }) => [sourceValue, rows])
  expect(codes('gradeLevel')).toEqual([
    ['K', 2],
    ['1st Grade', 1],
  ])
  expect(codes('gender')).toEqual([
    ['Male', 2],
    ['Female', 1],
  ])
  expect(codes('races')).toEqual([
    ['White', 2],
    ['Asian', 2],
  ])
  expect(codes('lastName')).toBeUndefined()
  // Of those the draft translates one already.
  expect(untranslatedIn(draft, seen)[0]?.values.map(({ sourceValue }) => sourceValue)).toEqual(['1st Grade'])
})

it('codes of another column of the file are gone with the next reading', async () => {
  const before = await codesIn(students({ gender: { sourceColumn: 'GRADE' } }))
  const draft = students({ gender: { sourceColumn: 'SEX' } })
  const after = withCodesOfFile(before, { header: before.header, unknownValues: {} }, codesTemplateOf(draft))
  expect(before.columns.gender?.unknownValues).not.toEqual([])
  expect(after.columns.gender).toEqual({ sourceColumn: 'SEX', sampleValues: [], unknownValues: [] })
})

it('[R14] codes are kept without samples, and what was kept by somebody else is left out', async () => {
  const { columns } = await codesIn(students({ gender: { sourceColumn: 'SEX' } }))
  const kept: unknown = JSON.parse(JSON.stringify(keptCodes({ header: [], columns })))
  expect(readKeptCodes(kept)).toEqual(columns)
  expect(
    readKeptCodes({ gender: { sourceColumn: 'SEX', unknownValues: [{ sourceValue: 1 }, 'x'] }, a: 1 }),
  ).toEqual({
    gender: { sourceColumn: 'SEX', sampleValues: [], unknownValues: [] },
  })
  expect(readKeptCodes('codes')).toEqual({})
})
