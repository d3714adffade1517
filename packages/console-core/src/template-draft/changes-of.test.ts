import { describe, expect, it } from 'vitest'
import { changesOf } from './changes-of.ts'
import { before, code, edit, first, grades, kinder, template } from './testing/sample-draft.ts'

describe('[ux 9.5] what is sent', () => {
  it('a changed setting alone leaves the columns out', () => {
    const after = { ...before, fields: { ...before.fields, name: 'All students' } }
    expect(changesOf(template, after)).toEqual({
      template: { name: 'All students', version: 7 },
      update: [],
      create: [],
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
})
