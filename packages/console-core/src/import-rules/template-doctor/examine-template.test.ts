import { describe, expect, it } from 'vitest'
import { columnsOf } from '../database-columns.ts'
import type { ExaminedColumn, ExaminedTemplate, ExaminedTranslation } from '../examined-template.ts'
import { standingOf } from '../template-standing.ts'
import { examineTemplate, needsFix } from './examine-template.ts'

const definitions = columnsOf('students')
const required = definitions.filter(({ isRequired }) => isRequired)

type Change = Partial<Omit<ExaminedColumn, 'possibleValues'>> & { translations?: ExaminedTranslation[] }

/** Students with all that is required, each column from one of the file, and no code that would be unknown. */
const template = (changes: Record<string, Change | null> = {}): ExaminedTemplate => ({
  componentName: 'students',
  importTemplateColumns: definitions.flatMap(({ columnName, isRequired, possibleValues }) => {
    const change = changes[columnName]
    if (change === null || (!isRequired && change === undefined)) return []
    const { translations = [], ...more } = change ?? {}
    return {
      columnName,
      sourceColumn: columnName.toUpperCase(),
      mappingType: 'column',
      fixedValue: null,
      defaultValue: null,
      sampleValues: ['06'],
      unknownValues: [],
      ...more,
      possibleValues: possibleValues.map(({ value, label }) => ({
        value,
        label,
        importTemplateTranslations: translations.filter(({ translatedValue }) => translatedValue === value),
      })),
    }
  }),
})
const to = (
  sourceValue: string,
  translatedValue: string,
  more: Partial<ExaminedTranslation> = {},
): ExaminedTranslation => ({ sourceValue, translatedValue, matchType: 'exact', ...more })
const unknown = (...values: [string, number][]) =>
  values.map(([sourceValue, rows]) => ({ sourceValue, rows }))

describe('[ux 9.3] what the doctor finds', () => {
  it('nothing in a template that has all it needs', () => {
    expect(examineTemplate(template())).toEqual([])
  })

  it.each<[string, Change | null, object[]]>([
    ['a required column that is not there', null, [{ kind: 'requiredUnmapped', severity: 'error' }]],
    [
      'a required column without a source',
      { sourceColumn: null },
      [{ kind: 'requiredUnmapped', severity: 'error' }],
    ],
    ['a required column left out', { mappingType: 'ignore' }, [{ kind: 'requiredUnmapped' }]],
    [
      'codes that nobody translated',
      { unknownValues: unknown(['TK+', 168], ['PK3', 46]) },
      [
        {
          kind: 'unknownValue',
          severity: 'error',
          rows: 214,
          unknown: unknown(['TK+', 168], ['PK3', 46]),
        },
      ],
    ],
    [
      'codes that only the fallback takes',
      {
        unknownValues: unknown(['TK+', 168]),
        translations: [to('', 'KG', { matchType: 'any' })],
      },
      [{ kind: 'unknownValue', severity: 'warning', rows: 168 }],
    ],
    [
      'of several codes, those that are not translated since',
      {
        unknownValues: unknown(['TK+', 168], ['PK3', 46]),
        translations: [to('tk+', 'KG', { matchType: 'ignoreCase' })],
      },
      [{ kind: 'unknownValue', unknown: unknown(['PK3', 46]), rows: 46 }],
    ],
    [
      'a source value with two meanings',
      { translations: [to('1', '01'), to(' 1 ', '02'), to('2', '02')] },
      [{ kind: 'duplicateSourceValue', severity: 'error', sourceValues: ['1'] }],
    ],
    [
      'codes that were never seen and have no translation',
      { sampleValues: [] },
      [{ kind: 'listWithoutTranslation', severity: 'note' }],
    ],
    [
      'translations that the last run did not need',
      {
        translations: [
          to('1', '01', { timesUsedLastRun: 0 }),
          to('2', '02', { timesUsedLastRun: 7 }),
          to('3', '03', { timesUsedLastRun: null }),
          to('', 'KG', { timesUsedLastRun: 0, matchType: 'any' }),
        ],
      },
      [{ kind: 'translationNeverUsed', severity: 'note', sourceValues: ['1'] }],
    ],
    [
      'nothing about codes in a column with a fixed value',
      { mappingType: 'fixed', fixedValue: '06', unknownValues: unknown(['TK+', 1]) },
      [],
    ],
  ])('%s', (_, gradeLevel, expected) => {
    const found = examineTemplate(template({ gradeLevel }))
    expect(found).toHaveLength(expected.length)
    for (const [place, finding] of expected.entries())
      expect(found[place]).toMatchObject({
        columnName: 'gradeLevel',
        displayName: 'Grade level',
        ...finding,
      })
  })

  it('the worst first, then in the order of the columns', () => {
    const found = examineTemplate(
      template({
        studentId: null,
        gradeLevel: { translations: [to('1', '01', { timesUsedLastRun: 0 })] },
        gender: { unknownValues: unknown(['W', 3]), translations: [to('*', 'F', { matchType: 'any' })] },
        siteCode: null,
      }),
    )
    expect(found.map(({ kind, columnName }) => [kind, columnName])).toEqual([
      ['requiredUnmapped', 'studentId'],
      ['requiredUnmapped', 'siteCode'],
      ['unknownValue', 'gender'],
      ['translationNeverUsed', 'gradeLevel'],
    ])
    expect(needsFix(found)).toBe(true)
    expect(needsFix(found.filter(({ severity }) => severity === 'note'))).toBe(false)
  })
})

describe('[ux 9.3] how complete a template is', () => {
  it('required columns count whether the template has them or not', () => {
    const of = required.length
    expect(standingOf(template())).toMatchObject({ required: of, requiredMapped: of })
    expect(standingOf(template({ lastName: null, siteCode: { mappingType: 'ignore' } }))).toMatchObject({
      required: of,
      requiredMapped: of - 2,
    })
  })

  it.each<[string, Change, { values: number; valuesTranslated: number }]>([
    ['no codes, no values', {}, { values: 0, valuesTranslated: 0 }],
    [
      'each translated code once, and those that are unknown',
      {
        translations: [
          to('1', '01'),
          to('1', '01', { matchType: 'ignoreCase' }),
          to('2', '02'),
          to('', 'KG', { matchType: 'blank' }),
        ],
        unknownValues: unknown(['TK+', 168], ['2', 9]),
      },
      { values: 3, valuesTranslated: 2 },
    ],
    [
      'a fallback names no code',
      { translations: [to('', 'KG', { matchType: 'any' })], unknownValues: unknown(['TK+', 168]) },
      { values: 1, valuesTranslated: 0 },
    ],
    [
      'nothing of a column that reads no source',
      { mappingType: 'ignore', translations: [to('1', '01')], unknownValues: unknown(['TK+', 1]) },
      { values: 0, valuesTranslated: 0 },
    ],
  ])('%s', (_, gradeLevel, expected) => {
    expect(standingOf(template({ gradeLevel }))).toMatchObject(expected)
  })
})
