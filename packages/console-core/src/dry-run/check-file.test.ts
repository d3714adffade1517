import { describe, expect, it } from 'vitest'
import { templateFor } from '../import-rules/testing/sample.ts'
import { checkFile } from './check-file.ts'
import { sniff } from './sniff.ts'
import { FAULTS, faultyContext, faultyFile, faultyTemplate } from './testing/faulty-file.ts'

const READING = { delimiter: 'comma', encoding: 'UTF-8', hasHeader: true } as const
const check = (file: File, more: Partial<Parameters<typeof checkFile>[0]> = {}) =>
  checkFile({ template: faultyTemplate, context: faultyContext, reading: READING, file, ...more }, () => {})
const file = (text: string | Uint8Array<ArrayBuffer>, name = 'STU.csv') => new File([text], name)

describe('[S7] trying a file on a template', () => {
  it('names each of fifteen faults of a file, counts its rows and shows them', async () => {
    const report = await check(faultyFile())
    expect(Object.fromEntries(report.causes.map(({ cause, rows }) => [cause, rows]))).toEqual(FAULTS)
    expect(report).toMatchObject({ rows: 54, accepted: 43, warned: 2, rejected: 11, fatal: null })
    expect(report).toMatchObject({ encoding: 'Windows-1252', unmapped: ['LOCKER'] })
    expect(report.unknownValues).toEqual({
      gradeLevel: [{ sourceValue: 'TK+', rows: 2 }],
      primaryLanguage: [{ sourceValue: '98', rows: 1 }],
    })
    const grades = report.causes.find(({ cause }) => cause === 'T001:gradeLevel')
    expect(grades?.samples.map(({ rowNumber, data }) => [rowNumber, data.GRADE])).toEqual([
      [48, 'TK+'],
      [49, 'TK+'],
    ])
  })

  it.each([
    ['an empty file', file(''), 'File "STU.csv" has no rows.'],
    [
      'a header without rows',
      file('LOCAL_ID,FIRST_NM,LAST_NM,BIRTH_DT,GRADE,SCHOOL_CD\n'),
      'File "STU.csv" has no rows.',
    ],
    ['an archive', file('PK\u0003\u0004…'), 'File "STU.csv" is a zip archive or an Excel workbook.'],
    [
      'a workbook, by what is in it',
      file(`PK\u0003\u0004${'\0'.repeat(26)}[Content_Types].xml`),
      'File "STU.csv" is an Excel workbook.',
    ],
    ['a workbook, by its name', file('PK\u0003\u0004…', 'STU.xlsx'), 'File "STU.xlsx" is an Excel workbook.'],
    [
      'a page to sign in',
      file('\uFEFF\n<!DOCTYPE html>\n<title>Sign in</title>'),
      'File "STU.csv" is a web page.',
    ],
    ['a saved page', file('<!-- saved from a SIS -->\n<html>'), 'File "STU.csv" is a web page.'],
    ['many comments', file(`${'<!---->'.repeat(60)}<Workbook/>`), 'File "STU.csv" is an XML file.'],
    ['a report of Excel', file('<?xml version="1.0"?>\n<Workbook/>'), 'File "STU.csv" is an XML file.'],
    ['an answer of an API', file('[\n  {"id": 1}\n]'), 'File "STU.csv" is a JSON file.'],
    ['no text', file('a\0b'), 'File "STU.csv" is not a text file.'],
    ['a missing column', file('LOCAL_ID\n1\n'), 'Column "FIRST_NM" is missing from the file.'],
    [
      'an open quote',
      file('LOCAL_ID,FIRST_NM\n"1,2\n'),
      'A quote that opens in or after row 2 is never closed.',
    ],
  ])('%s ends with the sentence of an import', async (_, tried, fatal) => {
    expect((await check(tried)).fatal).toBe(fatal)
  })

  it('says that nothing would be loaded when more than a quarter is refused', async () => {
    const refused = (bad: number, all: number) =>
      check(
        file(
          ['LOCAL_ID,FIRST_NM,LAST_NM,BIRTH_DT,GRADE,SCHOOL_CD']
            .concat(
              Array.from({ length: all }, (_, i) => `${i},A,B,03/09/2014,06,${i < bad ? '0499' : '0412'}`),
            )
            .join('\n'),
        ),
      )
    expect((await refused(6, 20)).fatal).toBe('6 of 20 rows would be rejected, more than 25%.')
    expect((await refused(5, 20)).fatal).toBeNull()
    // A few rows decide nothing.
    expect(await refused(6, 19)).toMatchObject({ rejected: 6, accepted: 13, fatal: null })
    expect((await refused(11, 11)).fatal).toBe('All 11 rows would be rejected.')
    expect((await refused(1, 1)).fatal).toBe('The only row would be rejected.')
  })

  it('takes for there what could not be read, and leaves out the rows of sites without part', async () => {
    const text = 'LOCAL_ID,FIRST_NM,LAST_NM,BIRTH_DT,GRADE,SCHOOL_CD\n1,A,B,03/09/2014,06,0499\n'
    const context = { ...faultyContext, notChecked: ['sites'] as const }
    expect(await check(file(text), { context })).toMatchObject({ accepted: 1, notChecked: ['sites'] })
    const excluded = { sites: ['0499'], students: [] }
    const left = await check(file(text), { context: { ...faultyContext, excluded } })
    expect(left).toMatchObject({ rows: 1, leftOut: 1, rejected: 0 })
    const closed = { ...faultyContext, sites: ['0499'], closedSites: ['0499'] }
    expect(await check(file(text), { context: closed })).toMatchObject({ accepted: 1, atClosedSites: 1 })
  })

  describe('what only the end of the bytes shows', () => {
    const header = 'LOCAL_ID,FIRST_NM,LAST_NM,BIRTH_DT,GRADE,SCHOOL_CD'
    const clean = Array.from({ length: 4_000 }, (_, i) => `${1000 + i},Theo,Nguyen,03/09/2014,06,0412`)
    const latin = (lines: readonly string[]) =>
      file(Uint8Array.from(`${lines.join('\n')}\n`, (sign) => sign.charCodeAt(0)))
    const inSpain = '1,Inés,Sol,03/09/2014,06,0412'

    it.each([
      ['another encoding', [header, ...clean, inSpain], { rows: 4_001, accepted: 4_001, fatal: null }],
      ['another encoding behind a missing column', ['LOCAL_ID', ...clean, inSpain], { rows: 0 }],
      ['another encoding behind an open quote', [header, '"1', ...clean, inSpain], { rows: 0 }],
    ])('%s', async (_, lines, expected) => {
      const report = await check(latin(lines))
      expect(report).toMatchObject({ encoding: 'Windows-1252', ...expected })
      expect(report.causes.map(({ cause }) => cause)).toContain('V010:file')
    })

    it('no text', async () => {
      expect(await check(latin([header, ...clean, '\0']))).toMatchObject({
        rows: 0,
        fatal: 'File "STU.csv" is not a text file.',
      })
    })

    it('never takes back what it said of its progress', async () => {
      const shares: number[] = []
      const asked = { template: faultyTemplate, context: faultyContext, reading: READING }
      await checkFile({ ...asked, file: latin([header, ...clean, inSpain]) }, (_, share) => {
        shares.push(share)
      })
      expect(shares).toEqual(shares.toSorted((a, b) => a - b))
      expect(shares.at(-1)).toBe(1)
    })
  })

  it('reads dates with the day first where one of them says so', async () => {
    const template = templateFor('students', {}, { dateFormat: 'auto' })
    const text = 'LOCAL_ID,FIRST_NM,LAST_NM,BIRTH_DT,GRADE,SCHOOL_CD\n'
    const rows = ['1,A,B,03/04/2015,06,0412', '2,A,B,25/12/2015,06,0412']
    const clear = await check(file(`${text}${rows.join('\n')}\n`), { template })
    expect(clear).toMatchObject({ rows: 2, accepted: 2 })
    expect(clear.causes.map(({ code }) => code)).not.toContain('V011')
    const unclear = await check(file(`${text}${rows[0]}\n`), { template })
    expect(unclear.causes.find(({ code }) => code === 'V011')).toMatchObject({ value: '03/04/2015', rows: 0 })
  })

  it('reads a template without header by the places of its columns', async () => {
    const tweak = Object.fromEntries(
      ['studentId', 'firstName', 'lastName', 'birthDate', 'gradeLevel', 'siteCode'].map((name, i) => [
        name,
        { sourceColumn: `Column ${i + 1}` },
      ]),
    )
    const template = templateFor('students', tweak)
    const reading = { ...READING, hasHeader: false, delimiter: 'pipe' as const }
    const report = await check(file('1|A|B|03/09/2014|06|0412\n'), { template, reading })
    expect(report).toMatchObject({ rows: 1, accepted: 1 })
  })
})

describe('[S7] the beginning of a file', () => {
  it.each([
    [
      'commas',
      'ID,BORN\n1,03/09/2014\n2,04/29/2014\n',
      {
        delimiter: 'comma',
        hasHeader: true,
        header: ['ID', 'BORN'],
        dateForms: { ID: null, BORN: 'MM/DD/YYYY' },
      },
    ],
    ['tabs', 'ID\tBORN\n1\t2014-03-09\n', { delimiter: 'tab', dateForms: { ID: null, BORN: 'YYYY-MM-DD' } }],
    [
      'pipes and no header',
      '1|20140309\n2|20140409\n',
      {
        delimiter: 'pipe',
        hasHeader: false,
        header: ['Column 1', 'Column 2'],
        firstRows: [
          ['1', '20140309'],
          ['2', '20140409'],
        ],
      },
    ],
    [
      'dates with the day first',
      'ID,BORN\n1,03/09/2014\n2,29/04/2014\n',
      { dateForms: { ID: null, BORN: 'DD/MM/YYYY' } },
    ],
    ['dates that can be two', 'ID,BORN\n1,03/09/2014\n', { dateForms: { ID: null, BORN: null } }],
    ['dates in two forms', 'ID,BORN\n1,03/09/2014\n2,2014-03-09\n', { dateForms: { ID: null, BORN: null } }],
    [
      'semicolons, with commas in the fields',
      'ID;NAME;RACES\n1;Nguyen, Theo;W,B\n2;Okafor, Ada;\n',
      { delimiter: 'semicolon', header: ['ID', 'NAME', 'RACES'], problem: null },
    ],
    [
      'commas, with semicolons in the fields',
      'ID,NAME,RACES\n1,Theo,W;B;A\n2,Ada,\n',
      { delimiter: 'comma', header: ['ID', 'NAME', 'RACES'] },
    ],
    [
      'a line above the header that names the delimiter',
      'sep=;\nID;NAME\n1;Nguyen, Theo\n2;Okafor, Ada\n',
      {
        delimiter: 'semicolon',
        header: ['ID', 'NAME'],
        firstRows: [
          ['1', 'Nguyen, Theo'],
          ['2', 'Okafor, Ada'],
        ],
      },
    ],
    [
      'a title above the header',
      'Students of fall\n\nID,NAME,BORN\n1,Ada,03/09/2014\n2,Theo,04/29/2014\n',
      {
        hasHeader: true,
        header: ['ID', 'NAME', 'BORN'],
        firstRows: [expect.arrayContaining(['Ada']), expect.anything()],
        rowNumbers: [3, 4],
      },
    ],
    ['nothing', '', { problem: expect.stringMatching(/^File "STU.csv" has no rows\. .+/) }],
    ['empty lines', '\n\n', { problem: expect.stringMatching(/has no rows/) }],
    [
      'a header alone',
      'ID,BORN\n',
      { hasHeader: true, header: ['ID', 'BORN'], firstRows: [], problem: null },
    ],
    [
      'one name twice',
      'ID,NAME,NAME\n1,Ada,Lovelace\n',
      { hasHeader: true, header: ['ID', 'NAME', 'NAME (2)'], firstRows: [['1', 'Ada', 'Lovelace']] },
    ],
    ['words without a header', 'K,Smith,Smith\nF,Wong,Lee\n', { hasHeader: false }],
    ['a quote that is never closed', 'ID,"BORN\n1,2\n', { problem: expect.stringMatching(/never closed/) }],
    [
      'an archive',
      'PK\u0003\u0004',
      { problem: expect.stringMatching(/Excel workbook\. .*save its sheet/i) },
    ],
  ])('%s', async (_, text, expected) => {
    expect(await sniff(file(text))).toMatchObject(expected)
  })

  it('reads the file as somebody wants it, whatever it seems to be', async () => {
    const mixed = file('A;B,C\n1;2,3\n')
    expect((await sniff(mixed, { delimiter: 'comma' })).header).toEqual(['A;B', 'C'])
    const wanted = { delimiter: 'semicolon', hasHeader: false } as const
    expect(await sniff(mixed, wanted)).toMatchObject({
      delimiter: 'semicolon',
      hasHeader: false,
      header: ['Column 1', 'Column 2'],
      firstRows: [
        ['A', 'B,C'],
        ['1', '2,3'],
      ],
    })
  })

  it.each([
    ['in a quoted field', '"123456","Nguyen","Theo"\n'],
    ['in a quoted line', '"1","a note\nof, lines","Theo"\n'],
  ])('reads the beginning of a long file that is cut %s', async (_, row) => {
    const sniffed = await sniff(file(`"ID","LAST","FIRST"\n${row.repeat(10_000)}`))
    expect(sniffed).toMatchObject({ hasHeader: true, header: ['ID', 'LAST', 'FIRST'] })
    expect(sniffed.firstRows).toHaveLength(20)
  })

  it('tells its encoding, also when it is cut within a character', async () => {
    expect(await sniff(faultyFile())).toMatchObject({ encoding: 'Windows-1252' })
    const long = file(`ID,NAME\n${'1,né\n'.repeat(40_000)}`)
    expect(await sniff(long)).toMatchObject({ encoding: 'UTF-8', delimiter: 'comma' })
    const utf16 = Uint8Array.from('\uFEFFID,NAME\n1,x\n', (sign) => sign.charCodeAt(0))
    const marked = new Uint8Array([...utf16.slice(1)].flatMap((byte) => [byte, 0]))
    expect(await sniff(file(new Uint8Array([0xff, 0xfe, ...marked])))).toMatchObject({ encoding: 'UTF-16LE' })
  })
})
