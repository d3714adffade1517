import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BrokenFileError } from './file-findings.ts'
import { createRowParser } from './row-parser.ts'

type Cut = (text: string) => string[]
const whole: Cut = (text) => [text]

const read = (text: string, cut: Cut = whole, delimiter: 'comma' | 'tab' | 'pipe' = 'comma') => {
  const parser = createRowParser({ delimiter, hasHeader: true })
  const rows = cut(text).flatMap((piece) => parser.push(piece))
  return { rows: [...rows, ...parser.end()], header: parser.header }
}

const fieldsOf = (text: string) => read(text).rows.map(({ fields }) => fields)

describe('[R47] rows of a file', () => {
  it.each([
    [
      'plain fields',
      'a,b\n1,2\n3,4\n',
      [
        ['1', '2'],
        ['3', '4'],
      ],
    ],
    ['no line end behind the last row', 'a,b\n1,2', [['1', '2']]],
    ['line ends of Windows', 'a,b\r\n1,2\r\n', [['1', '2']]],
    ['line ends of an old Mac', 'a,b\r1,2\r', [['1', '2']]],
    ['a byte order mark', '\uFEFFa,b\n1,2\n', [['1', '2']]],
    ['quotes around delimiters and line ends', 'a,b\n"1,1","2\n2"\n', [['1,1', '2\n2']]],
    ['a quote that is written twice', 'a,b\n"say ""hi""",2\n', [['say "hi"', '2']]],
    ['a quote within a bare field', 'a,b\n6" pipe,2\n', [['6" pipe', '2']]],
    [
      'a quoted word before other words',
      'a,b\n"Bob" Smith,2\nx,"y"\n',
      [
        ['"Bob" Smith', '2'],
        ['x', 'y'],
      ],
    ],
    [
      'quotes within a quoted field',
      'a,b\n"Robert "Bob" Smith","2"\nx,y\n',
      [
        ['Robert "Bob" Smith', '2'],
        ['x', 'y'],
      ],
    ],
    [
      'an open quote before well quoted rows',
      'a,b\n"1,2\n"3","4"\n',
      [
        ['"1', '2'],
        ['3', '4'],
      ],
    ],
    ['as many fields as the header has, where quotes leave it open', 'a,b\n","a"', [['"', '"a"']]],
    [
      'texts that are written as formulas',
      'a,b\n"=""0412""",="7"\n=x,="\n',
      [
        ['0412', '7'],
        ['=x', '="'],
      ],
    ],
    ['Control-Z behind the last row', 'a,b\r\n1,2\r\n\x1A\x1A', [['1', '2']]],
    ['Control-Z at the end of a piece', `a,b\n${'x'.repeat(65_528)},2\n\x1A`, [['x'.repeat(65_528), '2']]],
    ['spaces behind a quote', 'a,b\n"1" ,"2" \n', [['1', '2']]],
    ['fewer and more fields', 'a,b\n1\n1,2,3\n', [['1'], ['1', '2', '3']]],
  ])('%s', (_, text, expected) => {
    expect(fieldsOf(text)).toEqual(expected)
  })

  it('counts empty lines and leaves them out', () => {
    expect(read('a,b\n\n1,2\n , \n3,4\n').rows.map(({ rowNumber }) => rowNumber)).toEqual([2, 4])
  })

  it('finds the header below empty lines and a line for spreadsheets that names the delimiter', () => {
    const one = { header: ['a', 'b'], rows: [{ fields: ['1', '2'], rowNumber: 1 }] }
    expect(read('sep=,\na,b\n1,2\n')).toEqual(one)
    expect(read('\uFEFFSEP=;\r\na,b\r\n1,2\r\n')).toEqual(one)
    expect(read('"sep=|"\na|b\n1|2\n', whole, 'pipe')).toEqual(one)
    expect(read('\n , \na,b\n1,2\n')).toEqual({
      header: ['a', 'b'],
      rows: [{ fields: ['1', '2'], rowNumber: 3 }],
    })
    expect(read('a,b\nsep=,\n').rows).toHaveLength(1)
    expect(read('sep,b\n1,2\n').header).toEqual(['sep', 'b'])
  })

  it.each([
    ['a title', 'Students of fall\na,b,c\n1,2,3\n4,5,6\n', ['a', 'b', 'c'], [2, 3]],
    ['a title and empty lines above few rows', 'Students of fall\n\n\na,b,c\n1,2,3\n', ['a', 'b', 'c'], [4]],
    [
      'a padded title, its date and an empty line',
      'Students,,,,\nMade,09/14/2026,,,\n,,,,\na,b,c,d,e\n1,2,3,4,5\n',
      ['a', 'b', 'c', 'd', 'e'],
      [4],
    ],
    [
      'the dashes and the count of a SQL tool',
      'a,b\n--,-\n1,2\n-,-\n\n(2 rows affected)\n',
      ['a', 'b'],
      [2, 3],
    ],
    [
      'a header with few names',
      'a,b,,,\n1,Ada,3,4,5\n2,Ed,4,5,6\n',
      ['a', 'b', 'Column 3', 'Column 4', 'Column 5'],
      [1, 2],
    ],
    ['a header above a row with too many fields', 'a,b,c\n1,2,3,4,5,6,7,8\n', ['a', 'b', 'c'], [1]],
    ['a header of one column', 'a\n1\n2\n3\n', ['a'], [1, 2, 3]],
  ])('finds the header: %s', (_, text, header, numbers) => {
    const found = read(text)
    expect(found.header).toEqual(header)
    expect(found.rows.map(({ rowNumber }) => rowNumber)).toEqual(numbers)
  })

  it('reads misplaced quotes below a title by the columns of the header', () => {
    const text = 'Title\n\na,b,c\n12,"Bud" Smith,Ed "Al"\n13,x,y\n14,x,y\n'
    expect(fieldsOf(text)[0]).toEqual(['12', '"Bud" Smith', 'Ed "Al"'])
  })

  it('names columns once each, without spaces at their ends', () => {
    expect(read(' a ,a,,b\n').header).toEqual(['a', 'a (2)', 'Column 3', 'b'])
    const parser = createRowParser({ delimiter: 'tab', hasHeader: false })
    parser.push('1\t2\n')
    expect(parser.end()).toEqual([{ fields: ['1', '2'], rowNumber: 1 }])
    expect(parser.header).toEqual(['Column 1', 'Column 2'])
  })

  it.each([
    ['a quote that is never closed', 'a,b\n1,2\n"3,4\n', /^A quote that opens in or after row 3 is never/],
    ['a row of a megabyte', `a,b\n1,2\n3,${'x'.repeat(1_200_000)}`, /^Row 3 is longer than 1 MB/],
    [
      'a quote that swallows megabytes',
      `a,b\n"1,2\n${'3,4\n'.repeat(400_000)}`,
      /^Row 2 is longer than 1 MB/,
    ],
  ])('%s ends the file with a sentence', (_, text, message) => {
    expect(() => read(text)).toThrow(message)
  })

  it('reads the same however the text is cut, whatever is quoted in it', () => {
    const field = fc.oneof(
      fc.string({ unit: fc.constantFrom('a', 'é', ' ', '"', ',', '\n', '\r\n', '7'), maxLength: 6 }),
      fc.constant('x'.repeat(40_000)),
    )
    const table = fc.array(fc.array(field, { minLength: 2, maxLength: 3 }), { minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(table, fc.integer({ min: 1, max: 90_000 }), (records, wanted) => {
        const quoted = records.map((fields) => fields.map((f) => `"${f.replaceAll('"', '""')}"`).join(','))
        const text = ['a,b,c', ...quoted, ''].join('\n')
        // Long texts in single signs would take seconds.
        const size = Math.max(wanted, Math.ceil(text.length / 1000))
        const pieces: Cut = (all) =>
          Array.from({ length: Math.ceil(all.length / size) }, (_, i) => all.slice(i * size, (i + 1) * size))
        const expected = records.filter((fields) => fields.some((f) => f.trim() !== ''))
        expect(read(text, pieces).rows.map(({ fields }) => fields)).toEqual(expected)
      }),
    )
  })

  describe('broken quotes wherever the pieces of a long file end', () => {
    const outcome = (text: string, before: number) => {
      try {
        return read(text).rows.map(({ fields, rowNumber }) => ({ fields, rowNumber: rowNumber - before }))
      } catch (error) {
        return error instanceof BrokenFileError
      }
    }
    /** The text behind a row that fills the first piece but for some signs, and by itself. */
    const sameBehindALongRow = (text: string, back: number) => {
      const header = 'a,b\n'
      const filler = `${'x'.repeat(64 * 1024 - header.length - 3 - back)},y\n`
      const [long, alone] = [outcome(header + filler + text, 1), outcome(header + text, 0)]
      expect(Array.isArray(long) ? long.slice(1) : long).toEqual(alone)
    }

    it.each([
      ['a quoted field that is read as two, as the header has two', '","a"'],
      ['a quote behind an empty quoted field', '""a,"'],
    ])('%s', (_, text) => sameBehindALongRow(text, 0))

    it('are read the same', () => {
      const junk = fc.string({ unit: fc.constantFrom('a', '"', ',', '\n', ' ', '\r'), maxLength: 60 })
      fc.assert(fc.property(junk, fc.nat({ max: 60 }), sameBehindALongRow), { numRuns: 300 })
    })
  })
})
