import { describe, expect, it } from 'vitest'
import type {
  SisImportTemplateDetailed,
  TemplateColumn,
  TemplateTranslation,
  Translation,
} from '../entities/sis-import-template.ts'
import { columnsOf } from '../import-rules/columns-of.ts'
import { createTranslator } from '../import-rules/translator.ts'
import { withStoredIds, withTranslation } from './after-saving.ts'
import { bodyOf } from './body-of.ts'
import { changesOf } from './changes-of.ts'
import { columnState } from './column-state.ts'
import { draftOf, emptyDraft } from './draft-of.ts'
import { editsOf } from './edits-of.ts'
import { mergeDrafts, takeMine } from './merge-drafts.ts'
import { ruleTemplateOf } from './rule-template-of.ts'
import { NOTHING_SEEN, seenOf } from './seen-source.ts'
import type { DraftColumn, DraftTranslation, TemplateDraft } from './template-draft.ts'

const definitionOf = (columnName: string) => {
  const found = columnsOf('students').find((one) => one.columnName === columnName)
  if (!found) throw new Error(columnName)
  return found
}

type Codes = [id: number, from: string, to: string, matchType?: Translation['matchType']][]

/** A stored column of the student template. */
const stored = (
  columnName: string,
  more: Partial<TemplateColumn> = {},
  codes: Codes = [],
): TemplateColumn => {
  const { id, displayName, isRequired, dataType, maxLength, possibleValues } = definitionOf(columnName)
  return {
    ...{ id: id + 1000, databaseColumnMapId: id, columnName, displayName, isRequired, dataType, maxLength },
    ...{
      sourceColumn: columnName.toUpperCase(),
      mappingType: 'column',
      fixedValue: null,
      defaultValue: null,
    },
    ...{ transform: 'trim', sampleValues: [], unknownValues: [] },
    possibleValues: possibleValues.map((possible) => ({
      ...{ ...possible, componentName: 'students', columnName },
      importTemplateTranslations: codes
        .filter(([, , to]) => to === possible.value)
        .map(([translationId, sourceValue, translatedValue, matchType = 'exact']) => ({
          ...{ id: translationId, sisImportId: 41, importTemplateColumnId: id + 1000 },
          ...{ possibleValueId: possible.id, sourceValue, translatedValue, matchType, timesUsedLastRun: 1 },
        })),
    })),
    ...more,
  }
}

const template: SisImportTemplateDetailed = {
  ...{ id: 41, lea: '4107320', name: 'Students', componentName: 'students', sisSystemId: 5, source: 'sftp' },
  ...{ filePattern: 'students*.csv', delimiter: 'comma', encoding: 'UTF-8', hasHeader: true },
  ...{ dateFormat: 'auto', runOrder: 40, mode: 'full', deleteThresholdPercent: 10, isEnabled: true },
  ...{ scheduleEnabled: true, scheduleTime: '02:00', scheduleDays: ['mon', 'fri'], schoolYear: 2026 },
  ...{ version: 7, rolledOverFromId: null, lastBatchId: 9, lastStatus: 'completed', lastRunAt: null },
  ...{ nextRunAt: null, createdAt: '', createdBy: null, updatedAt: '', updatedBy: null },
  sourceColumns: ['STUDENTID', 'GRADELEVEL', 'GENDER', 'BUS'],
  importTemplateColumns: [
    stored('studentId'),
    stored(
      'gradeLevel',
      {
        sampleValues: ['TK+', '01'],
        unknownValues: [
          { sourceValue: 'TK+', rows: 168 },
          { sourceValue: 'PK3', rows: 46 },
        ],
      },
      [
        [1, 'K', 'KG'],
        [2, '1st', '01'],
      ],
    ),
    stored('gender', {}, [[3, 'Female', 'F']]),
  ],
}
const before = draftOf(template)

const edit = (columnName: string, change: Partial<DraftColumn>, draft = before): TemplateDraft => {
  const column = draft.columns[columnName]
  if (!column) throw new Error(columnName)
  return { ...draft, columns: { ...draft.columns, [columnName]: { ...column, ...change } } }
}
const code = (id: number | null, sourceValue: string, translatedValue: string): DraftTranslation => ({
  ...{ id, sourceValue, translatedValue, matchType: 'exact' },
})
const [kinder, first] = [code(1, 'K', 'KG'), code(2, '1st', '01')]
const grades = (...translations: DraftTranslation[]) => edit('gradeLevel', { translations })

describe('[ux 9.5] a draft', () => {
  it('holds every database column, and nothing to save at first', () => {
    expect(Object.keys(before.columns)).toEqual(columnsOf('students').map(({ columnName }) => columnName))
    expect(changesOf(template, before)).toEqual({ template: null, update: [], create: [] })
    expect(editsOf(before, draftOf(template))).toEqual({ fields: [], columns: [], translations: 0 })
  })

  it('is read by the import rules like the template itself', () => {
    const rules = ruleTemplateOf(grades(kinder, first, code(null, 'TK+', 'TK')), template)
    expect(rules.importTemplateColumns.map(({ columnName }) => columnName)).toEqual([
      'studentId',
      'gradeLevel',
      'gender',
    ])
    const column = rules.importTemplateColumns.find(({ columnName }) => columnName === 'gradeLevel')
    expect(column && createTranslator(column)('TK+')).toMatchObject({ kind: 'value', value: 'TK' })
  })

  it('of a new template sends what was filled and nothing else', () => {
    const fresh = edit('studentId', { sourceColumn: 'ID' }, emptyDraft('students'))
    const { importTemplateColumns, ...fields } = bodyOf(fresh)
    expect(importTemplateColumns?.map(({ columnName }) => columnName)).toEqual(['studentId'])
    expect(fields).toMatchObject({ name: 'Students', componentName: 'students', isEnabled: false })
  })
})

describe('[ux 9.5] what is sent', () => {
  it('a changed setting alone leaves the columns out', () => {
    const after = { ...before, fields: { ...before.fields, name: 'All students' } }
    expect(changesOf(template, after)).toEqual({
      ...{ template: { name: 'All students', version: 7 }, update: [], create: [] },
    })
  })

  it('a changed mapping sends all columns, since one that is not sent goes', () => {
    const { template: body } = changesOf(template, edit('gender', { sourceColumn: 'SEX' }))
    expect(
      body?.importTemplateColumns?.map(({ columnName, sourceColumn }) => [columnName, sourceColumn]),
    ).toEqual([
      ['studentId', 'STUDENTID'],
      ['gradeLevel', 'GRADELEVEL'],
      ['gender', 'SEX'],
    ])
    expect(body?.importTemplateColumns?.some((column) => 'importTemplateTranslations' in column)).toBe(false)
  })

  it.each([
    ['an added one', [kinder, first, code(null, 'TK+', 'TK')], { create: 1, update: 0, whole: false }],
    ['a changed one', [code(1, 'K', 'TK'), first], { create: 0, update: 1, whole: false }],
    ['another source value', [code(1, 'KDG', 'KG'), first], { create: 0, update: 1, whole: false }],
    ['a removed one', [kinder], { create: 0, update: 0, whole: true }],
    [
      'two that change places',
      [code(1, '1st', 'KG'), code(2, 'K', '01')],
      { create: 0, update: 0, whole: true },
    ],
    ['another order', [first, kinder], { create: 0, update: 0, whole: false }],
    [
      'more than twenty',
      [kinder, first, ...Array.from({ length: 21 }, (_, i) => code(null, `x${i}`, 'KG'))],
      { create: 0, update: 0, whole: true },
    ],
  ] as const)('of translations: %s', (_, translations, expected) => {
    const changes = changesOf(template, grades(...translations))
    const sent = changes.template?.importTemplateColumns?.find(
      ({ columnName }) => columnName === 'gradeLevel',
    )
    expect({
      create: changes.create.length,
      update: changes.update.length,
      whole: sent?.importTemplateTranslations !== undefined,
    }).toEqual(expected)
  })

  it('a column that the template did not have brings its translations along', () => {
    const language = edit('primaryLanguage', {
      sourceColumn: 'LANG',
      translations: [{ ...code(null, 'EN', 'eng') }],
    })
    const changes = changesOf(template, language)
    expect(changes.create).toEqual([])
    expect(changes.template?.importTemplateColumns?.at(-1)).toMatchObject({
      columnName: 'primaryLanguage',
      importTemplateTranslations: [{ sourceValue: 'EN', translatedValue: 'eng', matchType: 'exact' }],
    })
  })

  it('names what is not saved yet', () => {
    const after = edit(
      'gender',
      { sourceColumn: 'SEX' },
      grades(kinder, code(2, '1st', '02'), code(null, 'A', 'KG')),
    )
    expect(
      editsOf(before, { ...after, fields: { ...after.fields, mode: 'delta', scheduleDays: ['mon', 'fri'] } }),
    ).toEqual({ fields: ['mode'], columns: ['gender'], translations: 2 })
  })
})

describe('[ux 9.5] after one translation was saved', () => {
  const draft = grades(kinder, first, code(null, 'TK+', 'TK'), code(null, 'PK3', 'PK'))
  const answer: TemplateTranslation = {
    ...{ id: 77, sisImportId: 41, importTemplateColumnId: 1405, sourceValue: 'TK+', translatedValue: 'TK' },
    ...{ matchType: 'exact', timesUsedLastRun: null, version: 8 },
    possibleValueId: definitionOf('gradeLevel').possibleValues.find(({ value }) => value === 'TK')?.id ?? 0,
  }

  it('it has left the changes, and the others wait with the new version', () => {
    const now = withTranslation(template, answer)
    const left = changesOf(now, withStoredIds(draft, now))
    expect(now.version).toBe(8)
    expect(left.create.map(({ body }) => body.sourceValue)).toEqual(['PK3'])
    expect(left.template).toBe(null)
  })
})

describe('[ux 9.5] two editors', () => {
  const mine = edit('gender', { sourceColumn: 'SEX' }, grades(kinder, first, code(null, 'TK+', 'TK')))
  const theirs = edit('gender', { sourceColumn: 'GN' }, edit('studentId', { sourceColumn: 'ID' }))

  it('keep what the other left alone, and find what both changed', () => {
    const merged = mergeDrafts(before, mine, theirs)
    expect(merged.conflicts).toEqual([{ kind: 'column', name: 'gender' }])
    expect(merged.draft.columns).toMatchObject({
      studentId: { sourceColumn: 'ID' },
      gender: { sourceColumn: 'GN' },
      gradeLevel: { translations: [{}, {}, { sourceValue: 'TK+' }] },
    })
    expect(takeMine(merged, mine, merged.conflicts).columns.gender?.sourceColumn).toBe('SEX')
  })

  it('both find their own translations of one column, unless they mean different things by one value', () => {
    const added = grades(kinder, first, code(null, 'PK3', 'PK'))
    const together = mergeDrafts(before, mine, added)
    expect(together.conflicts).toEqual([])
    expect(together.draft.columns.gradeLevel?.translations.map(({ sourceValue }) => sourceValue)).toEqual([
      'K',
      '1st',
      'PK3',
      'TK+',
    ])
    const apart = mergeDrafts(before, mine, grades(kinder, first, code(9, 'TK+', 'KG')))
    expect(apart.conflicts).toEqual([{ kind: 'column', name: 'gradeLevel' }])
    expect(mergeDrafts(before, mine, grades(first)).draft.columns.gradeLevel?.translations).toHaveLength(2)
  })

  it('do not quarrel over what both changed alike', () => {
    expect(mergeDrafts(before, mine, mine).conflicts).toEqual([])
  })
})

describe('[ux 9.5] the state of a column', () => {
  const seen = seenOf(template)
  const states: [string, string, Partial<DraftColumn>, string, string[]][] = [
    ['nothing fills a required one', 'lastName', {}, 'unmapped', ['requiredUnmapped']],
    ['nothing has to fill an optional one', 'exitDate', {}, 'unused', []],
    [
      'a required one that is left out',
      'studentId',
      { mappingType: 'ignore' },
      'unmapped',
      ['requiredUnmapped'],
    ],
    ['all is well', 'studentId', {}, 'done', []],
    ['a name in another case', 'studentId', { sourceColumn: 'studentid' }, 'done', []],
    ['a name that the last file had not', 'studentId', { sourceColumn: 'ID' }, 'toFix', ['notInFile']],
    [
      'one of two is missing',
      'studentId',
      { mappingType: 'concat', sourceColumn: 'BUS + X' },
      'toFix',
      ['notInFile'],
    ],
    ['both are there', 'studentId', { mappingType: 'concat', sourceColumn: 'BUS + GENDER' }, 'done', []],
    ['a default stands in', 'studentId', { sourceColumn: 'ID', defaultValue: '0' }, 'done', []],
    ['codes without a translation', 'gradeLevel', {}, 'toFix', ['unknownValue']],
    ['another SIS column, of which nothing is known', 'gradeLevel', { sourceColumn: 'BUS' }, 'done', []],
    ['a constant that is no code', 'gender', { mappingType: 'fixed', fixedValue: '?' }, 'toFix', ['refused']],
    [
      'a source value twice',
      'gradeLevel',
      { translations: [kinder, code(null, 'K', 'TK'), code(null, 'TK+', 'TK'), code(null, 'PK3', 'PK')] },
      'toFix',
      ['duplicateSourceValue'],
    ],
    [
      'a value that is not chosen yet',
      'gender',
      { translations: [code(null, 'X', '')] },
      'toFix',
      ['refused', 'listWithoutTranslation'],
    ],
  ]
  it.each(states)('%s: %s', (_, columnName, change, state, kinds) => {
    const column = edit(columnName, change).columns[columnName]
    if (!column) throw new Error(columnName)
    const found = columnState(definitionOf(columnName), column, seen)
    expect(found.state).toBe(state)
    expect(found.why.map(({ kind }) => kind)).toEqual(kinds)
  })

  it('counts the codes that have a translation, also new ones', () => {
    const valuesOf = (draft: TemplateDraft) => {
      const column = draft.columns.gradeLevel
      return column && columnState(definitionOf('gradeLevel'), column, seen).values
    }
    expect(valuesOf(before)).toEqual({ values: 4, valuesTranslated: 2 })
    expect(valuesOf(grades(kinder, first, code(null, 'TK+', 'TK')))).toEqual({
      values: 4,
      valuesTranslated: 3,
    })
  })

  it('finds nothing missing where nothing was seen', () => {
    const column = edit('studentId', { sourceColumn: 'ID' }).columns.studentId
    expect(column && columnState(definitionOf('studentId'), column, NOTHING_SEEN).state).toBe('done')
  })
})
