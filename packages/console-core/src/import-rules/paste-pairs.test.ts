import { describe, expect, it } from 'vitest'
import { newTranslationSchema } from '../entities/translation.schema.ts'
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

  it.each([
    ['tabs', 'TK+\tTK\nonlyone\nK\tKG'],
    ['commas', 'TK+,TK\nonlyone\nK,KG'],
    ['several spaces', 'TK+  TK\nonlyone\nK  KG'],
  ])('with %s keep a line without a second cell among those not recognized', (_, text) => {
    expect(read(text)).toMatchObject({
      added: [{ sourceValue: 'TK+' }, { sourceValue: 'K' }],
      notRecognized: [{ line: 2, sourceValue: 'onlyone', given: '' }],
    })
  })

  it('of which one line has another separator keep it whole', () => {
    expect(read('TK+\tTK\nPK3,Pre-Kindergarten\n,').notRecognized).toEqual([
      { line: 2, sourceValue: 'PK3,Pre-Kindergarten', given: '' },
      { line: 3, sourceValue: ',', given: '' },
    ])
  })

  it.each([
    ['a line without a second cell', 'AA\tTK\nonlyone\nBB\tes', 3],
    ['empty lines', 'AA\tTK\r\n\r\n\t\r\nBB\tes', 4],
    ['empty rows of a CSV', 'AA,TK\n,\n,,\nBB,es', 4],
    ['a header', 'SIS code\tGrade\nAA\tTK\nBB\tes', 3],
    ['a line end inside quotes', '"A\nA"\tTK\nBB\tes', 3],
  ])('number their lines as the text has them after %s', (_, text, line) => {
    expect(read(text).notRecognized.at(-1)).toEqual({ line, sourceValue: 'BB', given: 'es' })
  })

  it('count a line that repeats one before as unchanged', () => {
    expect(read('TK+\tTK\nTK+\tTK')).toMatchObject({ added: [{ sourceValue: 'TK+' }], same: 1 })
  })

  it('skip empty rows of a CSV without counting them', () => {
    expect(read('TK+,TK\n,\n\nK,KG').notRecognized).toEqual([])
  })

  it('take a title above the columns for no header', () => {
    expect(read('Code\nTK+\tTK')).toMatchObject({
      hasHeader: false,
      notRecognized: [{ line: 1, sourceValue: 'Code' }],
    })
  })

  it('keep a source value that is longer than a translation may have among those not recognized', () => {
    const [longest, longer] = ['x'.repeat(100), 'x'.repeat(101)]
    const { sourceValue } = newTranslationSchema.shape
    expect([longest, longer].map((one) => sourceValue.safeParse(one).success)).toEqual([true, false])
    expect(read(`${longest}\tTK\n${longer}\tTK`)).toMatchObject({
      added: [{ sourceValue: longest }],
      notRecognized: [{ line: 2, sourceValue: longer, given: 'TK' }],
    })
  })

  it.each(['', 'one word', 'a\nb'])('are not found in %j', (text) => {
    expect(read(text)).toMatchObject({ added: [], changed: [], notRecognized: [], next: [] })
  })
})
