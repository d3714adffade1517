import { describe, expect, it } from 'vitest'
import { columnState } from './column-state.ts'
import { NOTHING_SEEN, seenOf } from './seen-source.ts'
import type { DraftColumn, TemplateDraft } from './template-draft.ts'
import { before, code, definitionOf, edit, first, grades, kinder, template } from './testing/sample-draft.ts'

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
