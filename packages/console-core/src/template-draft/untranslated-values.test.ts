import { describe, expect, it } from 'vitest'
import { columnsOf } from '../import-rules/database-columns.ts'
import { emptyDraft } from './draft-of.ts'
import type { SeenSource } from './seen-source.ts'
import type { DraftColumn, DraftTranslation, TemplateDraft } from './template-draft.ts'
import { untranslatedIn, withoutTranslation, withSuggestions } from './untranslated-values.ts'

const column = columnsOf('students').find(({ columnName }) => columnName === 'gradeLevel')
if (!column) throw new Error('no column gradeLevel')
const gradeLevel = column
const of = (sourceValue: string, matchType: DraftTranslation['matchType']): DraftTranslation => ({
  id: null,
  sourceValue,
  matchType,
  translatedValue: 'KG',
})
const open = (source: string, ...translations: DraftTranslation[]) =>
  withoutTranslation(gradeLevel, translations, [{ sourceValue: source, rows: 3 }])

describe('[S8] a value without a translation', () => {
  it.each([
    ['its own one', 'k5', of('k5', 'exact')],
    ['one in any case', 'K5', of('k5', 'ignoreCase')],
    ['one of empty cells', '', of('', 'blank')],
    ['a platform value of its own name', 'KG', of('x', 'exact')],
  ])('is settled by %s', (_, source, translation) => {
    expect(open(source, translation)).toEqual([])
  })

  it.each([
    ['one in another case', 'K5', of('k5', 'exact'), false],
    ['a fallback, which is said', 'K5', of('', 'any'), true],
    ['a fallback, for an empty cell', '', of('', 'any'), false],
    ['one that leads nowhere', 'K5', { ...of('K5', 'exact'), translatedValue: 'gone' }, false],
  ])('is not settled by %s', (_, source, translation, fallback) => {
    expect(open(source, translation)).toEqual([{ sourceValue: source, rows: 3, fallback }])
  })
})

describe('[ux 9.5] what the values of a file probably mean', () => {
  const mapped = (columns: Record<string, Partial<DraftColumn>>): TemplateDraft => {
    const draft = emptyDraft('students')
    const all = { ...draft.columns }
    for (const [name, change] of Object.entries(columns)) {
      const column = all[name]
      if (column) all[name] = { ...column, ...change }
    }
    return { ...draft, columns: all }
  }
  const seen: SeenSource = {
    header: ['GENDER', 'GRADE', 'LAST_NM'],
    columns: {
      gender: {
        sourceColumn: 'GENDER',
        sampleValues: [],
        unknownValues: [
          { sourceValue: 'Male', rows: 412 },
          { sourceValue: 'Zzz', rows: 3 },
        ],
      },
      gradeLevel: {
        sourceColumn: 'GRADE',
        sampleValues: [],
        unknownValues: [
          { sourceValue: 'K', rows: 58 },
          { sourceValue: '1st Grade', rows: 61 },
        ],
      },
    },
  }
  const draft = mapped({
    gender: { sourceColumn: 'GENDER' },
    gradeLevel: { sourceColumn: 'GRADE' },
    lastName: { sourceColumn: 'LAST_NM' },
  })
  const said = (of: TemplateDraft) =>
    untranslatedIn(of, seen).map(({ definition: { columnName }, values }) => [
      columnName,
      ...values.map(({ sourceValue, rows, suggestion }) => [sourceValue, rows, suggestion?.value ?? null]),
    ])

  it('is suggested column by column, with how many rows have it', () => {
    expect(said(draft)).toEqual([
      ['gradeLevel', ['K', 58, 'KG'], ['1st Grade', 61, '01']],
      ['gender', ['Male', 412, 'M'], ['Zzz', 3, null]],
    ])
  })

  it('is taken at once, and what has no suggestion stays', () => {
    const taken = withSuggestions(draft, untranslatedIn(draft, seen))
    expect(taken.columns.gradeLevel?.translations).toMatchObject([
      { id: null, sourceValue: 'K', translatedValue: 'KG', matchType: 'exact' },
      { sourceValue: '1st Grade', translatedValue: '01' },
    ])
    expect(said(taken)).toEqual([['gender', ['Zzz', 3, null]]])
    expect(draft.columns.gender?.translations).toEqual([])
  })

  it.each([
    ['another column of the SIS feeds', { sourceColumn: 'SEX' }],
    ['a fixed value fills', { mappingType: 'fixed', fixedValue: 'M' }],
    ['nothing fills', { sourceColumn: null }],
  ] as const)('is not asked for a column that %s', (_, change) => {
    const changed = mapped({ gender: change })
    expect(untranslatedIn(changed, seen)).toEqual([])
  })
})
