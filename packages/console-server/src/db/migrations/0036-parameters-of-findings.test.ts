import { FINDING_CODES } from '@edconsole/console-core/import-rules'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { answeredFinding } from '../../pipeline/answered-finding.ts'
import { insertDistrict, LEA } from '../../pipeline/testing/import-bench.ts'
import type { TestDatabase } from '../../testing/cloned-database.ts'
import { openTestDatabase } from '../../testing/test-database.ts'
import type { Db } from '../schema.ts'
import { parametersOfFindings } from './0036-parameters-of-findings.ts'

/** A line of every code as earlier releases stored it: value (- for none), sentence, title, suggestion. */
const OLD = `
E001 | - | The SIS did not answer: it is busy (HTTP 503), at /students. | The SIS did not answer | Test the connection.
E002 | - | The SIS refused the certificate or key (HTTP 401). | Certificate or key refused | Renew it in the SIS and save it here.
E003 | - | The certificate has no permission for "Students". | No permission in the SIS | Add the area to the certificate in the SIS.
E004 | - | File "STU.csv" was not found. | File not found | Check the name and the time of the upload.
E005 | - | File "STU.csv" has 10 rows, less than half of the 1,200 of last time. Nothing was loaded. | File is empty or cut off | Check the job that writes the file in the SIS.
E006 | - | The SIS is in 2025-2026, the console in 2026-2027. | SIS year differs | Roll over, or wait until the SIS has.
E007 | - | File "STU.csv" is a gzip archive. | File is not a text file | Unpack it, or save its sheet as text with separated columns.
V001 | - | Column "LANG" is missing from the file. Primary language was left as it is. | Primary language has no column in the file | Map another column, or add it in the SIS.
V002 | - | Header "Name" matched "name" only when upper and lower case are ignored. | Header of site name differs in case | Correct the name in the template.
V003 |  | Last name is required but empty. Row not loaded. | Last name is empty | Enter it in the SIS.
V004 | 2014-03-09 | Value "2014-03-09" is not a date in the form MM/dd/yyyy. Row not loaded. | Birth date is not a valid date | Set the date form of the template to yyyy-MM-dd.
V005 | xxx | Value "xxx" is longer than 2 characters. Row not loaded. | Suffix is too long | Shorten it in the SIS.
V006 | -1 | Max students "-1" is not between 0 and 999. Row not loaded. | Max students is not a number | Correct it in the SIS.
V007 | - | Row 1,204 has 7 fields, the header has 6. Row not loaded. | Row has more or fewer fields than the header | Check the delimiter and the quotes in the file.
V008 | 7 | Value "7" is already used in row 3 of "ENR-2.csv". Row not loaded. | Duplicate local ID in two files | Remove the duplicate in the SIS. The first row was kept.
V009 | at "home" | Email "at "home"" is not valid and was left out. | Email is not valid | Correct it in the SIS.
V010 | Windows-1252 | The file is not UTF-8. It was read as Windows-1252. | File is in another encoding | Set the encoding of the template to Windows-1252.
T001 | TK+ | Value "TK+" is not in the list of grade levels. Row not loaded. | Grade level not recognized | Translate it in the template.
T002 | 98 | Value "98" is not in the list of languages. Set to "Unknown". | Primary language set to Unknown | Translate it in the template.
T003 | K | Value "K" has two translations. Row not loaded. | Grade level has two translations | Remove one of them from the template.
R001 | 0417 | Site "0417" does not exist in this district. Row not loaded. | Site code not found | Add the site, or leave it out of the file.
R002 | 1 | Student "1" is not among the loaded students. Row not loaded. | Student not found | Correct the student first, then sync again.
R003 | 9 | Section "9" does not exist at site "3". Row not loaded. | Section not found | Check the sections in the SIS.
R004 | 9 | Staff "9" is unknown. The section has no teacher. | Teacher not found | Check the staff in the SIS.
R005 | 2026-09-02 | Leave date "2026-09-02" is later than the end of the section. | Leave date after the end of the section | Correct the date in the SIS.
R006 | 2 | Student "2" has another primary enrollment at the same time in row 3. Row not loaded. | Primary enrollments overlap | Correct the enrollment in the SIS.
R007 | Vale, Ida | Contact "Vale, Ida" has no relationship to the student. | Contact without relationship | Enter one in the SIS.
R008 | 9 | Course "9" is not among the loaded courses. Row not loaded. | Course not found | Load the courses first, then sync again.
R009 | 3 | Site "3" is switched off. Row not loaded. | Site is closed | Open the site again, or leave it out of the file.
R010 | 3 | 1 row of site "3" was left out: the site takes no part in imports. | Site takes no part in imports | Switch "In imports" on for the site when they should come in.
L001 | - | Row could not be written: it contradicts what is stored. | Row could not be written | Sync again. Tell support if it stays.
L002 | 3 | Record "3" is kept by hand and was not changed. | Record is kept by hand
H001 | - | 1,000 of 8,000 students would be removed (12.5%). They were kept. | Too many records would be removed | Release the batch if they really left. If not, discard it and correct the file.
A001 | ida | Username "ida" is already used. | Username is already used | Change it.
A002 | - | The account was not created: no email address. | Account was not created | Fill it in the SIS.
A003 | ida@x.org | The account was not created: email address "ida@x.org" is used in another client. | Email address is used in another client | Correct it in the SIS, or free it in the other client.
X001 | - | sftp.example.org:22 refused the sign-in. | Sign-in refused by the receiver | Replace the password or key.
X002 | - | There is no space, or no right to write, at "/in". | Receiver cannot take the file | Check with the receiver.
X003 | - | 12 rows were left out: no email address. | Rows left out of the export | Fill it in the SIS.
X004 | - | sftp.example.org:22 was not reached: it took too long. | Receiver not reached | Check host and port, or send again later.
X005 | - | sftp.example.org:22 shows another host key than before, so it was told nothing. | Receiver shows another key | Ask the receiver. If its key has changed, save the password or key again.
X006 | - | 3 values have characters that Windows-1252 does not have; each was written as ?. | Characters that the encoding does not have | Send UTF-8.
`
  .trim()
  .split('\n')
  .map((line) => line.split(' | '))

/** Codes of later releases, which store parameters from their beginning. */
const LATER: ReadonlySet<string> = new Set([
  ...['E008', 'E009', 'E011', 'E012', 'V011', 'V012', 'V013', 'V014', 'R011'],
  ...['D001', 'D002', 'D003', 'D004', 'D005', 'D006'],
])

const NOW = new Date('2026-09-14T12:14:00Z')
const UNKNOWN = ['T001', 'Ann', 'Ann is nowhere in our list.', 'Grade level not recognized', 'Ask us.']

let database: TestDatabase
let db: Db
beforeAll(async () => {
  database = await openTestDatabase('empty', NOW)
  db = database.db
  await insertDistrict(db)
  const columns = { lea: LEA, status: 'completed', startedAt: NOW, schoolYear: 2026 } as const
  const about = { componentName: 'students', stage: 'load', etlStatusId: 1, batchId: 1, lea: LEA } as const
  await db
    .insertInto('importBatches')
    .values({
      ...columns,
      batchId: 1,
      sisProviderName: '',
      source: 'sftp',
      triggerType: 'manual',
      componentsTotal: 1,
    })
    .execute()
  await db
    .insertInto('importResults')
    .values({ ...about, sequence: 1, status: 'completed' })
    .execute()
  await db
    .insertInto('importDetails')
    .values(
      [...OLD, UNKNOWN].map(([errorCode = '', value, message, causeTitle, suggestion]) => ({
        ...about,
        errorCode,
        rejectedValue: value === '-' ? null : value,
        message,
        causeTitle,
        suggestion,
        severity: 'error',
        cause: `${errorCode}:file`,
        owner: 'none',
        loggedAt: NOW,
      })),
    )
    .execute()
  const [recover = ''] = parametersOfFindings.statements.filter((statement) =>
    statement.includes('update import_details'),
  )
  await sql.raw(recover).execute(db)
})
afterAll(() => database.close())

const lines = () => db.selectFrom('importDetails').selectAll().orderBy('id').execute()

it('recovers the parameters of a line of every code', async () => {
  const codes = Object.keys(FINDING_CODES).filter((code) => !LATER.has(code))
  expect(new Set(OLD.map(([code]) => code))).toEqual(new Set(codes))
  for (const line of (await lines()).slice(0, OLD.length)) {
    expect(line, line.errorCode).toMatchObject({
      params: expect.any(Object),
      message: null,
      causeTitle: null,
    })
    const { causeTitle, message, suggestion } = answeredFinding(line)
    expect(`${causeTitle} ${message} ${suggestion}`).not.toMatch(/\{|undefined/)
    expect(message).not.toBe(line.errorCode)
  }
})

it('texts of old lines are those of today', async () => {
  const answers = new Map((await lines()).map((line) => [line.errorCode, answeredFinding(line)]))
  expect(answers.get('R010')).toMatchObject({ params: { rows: '1' } })
  expect(answers.get('V004')).toMatchObject({
    params: { column: 'Birth date', form: 'MM/dd/yyyy', otherForm: 'yyyy-MM-dd' },
    message: 'Value "2014-03-09" is not a date in the format MM/dd/yyyy. Row not loaded.',
  })
  expect(answers.get('V008')?.message).toBe(
    'Value "7" is already used in row 3 of "ENR-2.csv". Row not loaded.',
  )
  expect(answers.get('R009')?.message).toBe('Site "3" is turned off. Row not loaded.')
})

it('a sentence that no pattern knows stays as it was stored', async () => {
  const [, value, message, causeTitle, suggestion] = UNKNOWN
  const line = (await lines()).at(-1)
  expect(line).toMatchObject({ params: null, rejectedValue: value, message, causeTitle, suggestion })
  expect(line && answeredFinding(line)).toMatchObject({ message, causeTitle, suggestion })
})
