import type { ImportLogDetail } from '@edconsole/console-core'
import { expect, it } from 'vitest'
import { findingWords } from '../../features/runs/findings/use-finding-words.ts'
import { csvLine, fileValue } from '../../patterns/resource-table/csv/file-parts.ts'
import { messages } from './messages.ts'
import { rejectedRowColumns, rejectedRowsFile } from './rejected-rows-file.tsx'

const finding = (more: Partial<ImportLogDetail>): ImportLogDetail => ({
  id: 1,
  batchId: 48_212,
  etlStatusId: 5,
  componentName: 'students',
  severity: 'error',
  stage: 'transform',
  rowNumber: 1203,
  sourceId: '30018842',
  recordLabel: null,
  siteCode: '0412',
  columnName: 'gradeLevel',
  sourceColumn: 'GRADE',
  rejectedValue: 'TK+',
  errorCode: 'T001',
  cause: 'T001:gradeLevel',
  causeTitle: 'Grade level not recognized',
  message: 'Value "TK+" is not in the list of grade levels.',
  suggestion: 'Translate it.',
  owner: 'provider',
  fixTarget: null,
  loggedAt: '2026-09-13T22:03:41Z',
  rowData: { LOCAL_ID: '0030018842', LAST_NM: 'Marlowe', BIRTH_DT: '', GRADE: 'TK+' },
  ...more,
})

const file = (rows: readonly ImportLogDetail[], personalShown: boolean): string[] => {
  const columns = rejectedRowColumns(rows, { personalShown, wordsOf: findingWords, m: messages })
  return [
    csvLine(columns.map(({ title }) => title)),
    ...rows.map((row) => csvLine(columns.map((column) => fileValue(column, row)))),
  ].map((line) => line.trimEnd())
}

it('[R44] has the source columns in their order, then both row numbers, code, message and suggestion', () => {
  expect(file([finding({})], true)).toEqual([
    'LOCAL_ID,LAST_NM,BIRTH_DT,GRADE,Row in file,Data row,errorCode,errorMessage,suggestion',
    '0030018842,Marlowe,,TK+,1204,1203,T001,"Value ""TK+"" is not in the list of grade levels.",Translate it.',
  ])
})

it('keeps personal values out until they are shown, in the message too', () => {
  const row = finding({
    columnName: 'birthDate',
    sourceColumn: 'BIRTH_DT',
    rejectedValue: '00/00/2019',
    message: 'Value "00/00/2019" is not a date.',
    rowData: { LOCAL_ID: '30018842', LAST_NM: 'Marlowe', BIRTH_DT: '00/00/2019' },
  })
  const hidden = file([row], false)[1]
  expect(hidden).toBe(
    '30018842,••••••••,••••••••,1204,1203,T001,"Value ""••••••••"" is not a date.",Translate it.',
  )
  expect(file([row], true)[1]).toContain('Marlowe,00/00/2019')
})

it('hides a value by our column too, where the name of the file’s says nothing', () => {
  const row = finding({
    columnName: 'lastName',
    sourceColumn: 'X7',
    rowData: { X7: 'Marlowe' },
    rejectedValue: 'Marlowe',
  })
  expect(file([row], false)[1]).not.toContain('Marlowe')
})

it('has lines for what is about the file as a whole, and for rows with other columns', () => {
  const rows = [
    finding({ rowNumber: null, rowData: null, errorCode: 'V001', suggestion: null }),
    finding({ rowData: { 'Column 1': 'a', 'Column 2': '=1+1' } }),
  ]
  const [head, ofFile, ofRow] = file(rows, true)
  expect(head).toMatch(/^Column 1,Column 2,Row in file/)
  expect(ofFile).toMatch(/^,,,,V001/)
  // A file without a header has its first data row in row 1
  expect(ofRow).toMatch(/^a,'=1\+1,1203,1203,T001/)
})

it.each([
  [undefined, { severity: 'error' }],
  ['T002:primaryLanguage', { cause: 'T002:primaryLanguage' }],
])('of the cause %s asks for %o', (cause, filter) => {
  const result = { batchId: 48_212, etlStatusId: 5, componentName: 'students' } as const
  const asked = rejectedRowsFile({ result, cause, personalShown: false, wordsOf: findingWords, m: messages })
  expect(asked.query.filter).toEqual({ batchId: '48212', etlStatusId: '5', ...filter })
  expect(asked.tableId).toBe('Students rejected rows 48212')
})
