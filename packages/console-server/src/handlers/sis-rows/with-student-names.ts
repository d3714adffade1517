import type { RowMeta } from '@edconsole/console-core/contract'
import type { Call } from '../../http/handler.ts'
import { personLabel } from './person-label.ts'
import { rowsBeside, schoolYearsOf } from './rows-beside.ts'

/** Rows about students with their names, as these are stored now. */
export const withStudentNames = async <
  Row extends RowMeta & { studentId: string; studentName: string | null },
>(
  { db, lea }: Call,
  rows: readonly Row[],
): Promise<Row[]> => {
  const page = { db, lea, schoolYears: schoolYearsOf(rows) }
  const tie = { field: 'sourceId', values: rows.map(({ studentId }) => studentId) }
  const students = await rowsBeside(page, 'students', tie)
  const names = new Map(
    students.map(({ schoolYear, data }) => [`${schoolYear} ${data.studentId}`, personLabel(data)]),
  )
  return rows.map((row) => ({ ...row, studentName: names.get(`${row.schoolYear} ${row.studentId}`) ?? null }))
}
