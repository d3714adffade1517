import { columnsOf, type DraftTranslation } from '@edconsole/console-core/import-rules'
import { describe, expect, it } from 'vitest'
import { withoutTranslation } from './without-translation.ts'

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
