import { describe, expect, it } from 'vitest'
import type { CheckedTranslation } from './check-translations.ts'
import { columnsOf } from './database-columns.ts'
import { readPaste } from './paste-pairs.ts'

const column = columnsOf('students').find(({ columnName }) => columnName === 'gradeLevel')
if (!column) throw new Error('no column gradeLevel')
const grade = column
const read = (text: string, translations: readonly CheckedTranslation[] = []) =>
  readPaste(grade, translations, text)
const pairs = (text: string) =>
  read(text).added.map(({ sourceValue, translatedValue }) => [sourceValue, translatedValue])

describe('[S8] two columns of a spreadsheet', () => {
  it.each([
    ['tabs', 'TK+\tTK\nK\tKG'],
    ['line ends of Windows, and one at the end', 'TK+\tTK\r\nK\tKG\r\n'],
    ['several spaces', 'TK+    TK\nK  KG'],
    ['commas', 'TK+,TK\nK, KG'],
    ['quotes', '"TK+"\t"TK"\n"K"\t"KG"'],
    ['quotes and commas', '"TK+", "TK"\n"K","KG"'],
    ['labels in any case', 'TK+\ttransitional kindergarten\nK\tKINDERGARTEN'],
    ['a third column that says it', 'TK+\tEarly\tTK\nK\t\tKindergarten'],
    ['a value with its label', 'TK+\tTK Transitional Kindergarten\nK\tKG Kindergarten'],
    ['a line that names the columns', 'SIS code\tGrade level\nTK+\tTK\nK\tKG'],
    ['empty lines between', 'TK+\tTK\n\n\t\nK\tKG'],
  ])('with %s are read', (_, text) => {
    expect(pairs(text)).toEqual([
      ['TK+', 'TK'],
      ['K', 'KG'],
    ])
  })

  it.each([
    ['quotes inside quotes', '"6 ""A"""\tKG', '6 "A"'],
    ['a tab inside quotes', '"a\tb"\tKG', 'a\tb'],
    ['a quote in the middle', '6\'4" tall\tKG', '6\'4" tall'],
    ['single spaces beside a tab', 'K, early bird\tKG', 'K, early bird'],
  ])('keep %s', (_, text, source) => {
    expect(pairs(text)).toEqual([[source, 'KG']])
  })

  it('know a value from which the spreadsheet took the zero', () => {
    expect(pairs('First\t1\nTenth\t10')).toEqual([
      ['First', '01'],
      ['Tenth', '10'],
    ])
  })

  it('take no first line for a header that means something, or that stands alone', () => {
    expect(read('Code\tKG\nA\t01')).toMatchObject({ hasHeader: false, added: [{}, {}] })
    expect(read('Code\tNursery')).toMatchObject({ hasHeader: false, notRecognized: [{ given: 'Nursery' }] })
  })

  it('are told apart into new, changed, known and not recognized, and nothing is lost', () => {
    const there: CheckedTranslation[] = [
      { sourceValue: 'K', translatedValue: 'KG', matchType: 'exact' },
      { sourceValue: 'tk', translatedValue: 'KG', matchType: 'ignoreCase' },
      { sourceValue: '*', translatedValue: 'UG', matchType: 'any' },
    ]
    const paste = read('K\tKG\nTK\tTK\nPK3\tNursery\n7\t07\n7\t08\n\t09', there)
    expect(paste.same).toBe(1)
    expect(paste.changed).toEqual([
      { before: there[1], after: { sourceValue: 'tk', translatedValue: 'TK', matchType: 'ignoreCase' } },
    ])
    expect(paste.notRecognized).toEqual([
      { line: 3, sourceValue: 'PK3', given: 'Nursery' },
      { line: 6, sourceValue: '', given: '09' },
    ])
    expect(paste.contradicted).toEqual([{ line: 5, sourceValue: '7', given: '08' }])
    expect(paste.next).toEqual([
      there[0],
      paste.changed[0]?.after,
      there[2],
      { id: null, sourceValue: '7', translatedValue: '07', matchType: 'exact' },
    ])
  })

  it.each(['', 'one word', 'a\nb'])('are not found in %j', (text) => {
    expect(read(text)).toMatchObject({ added: [], changed: [], notRecognized: [], next: [] })
  })
})
