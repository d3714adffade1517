import type { SourceTable } from './source-table.ts'
import { exitCodeOf } from './stay-of.ts'
import { STUDENT_AT } from './student-table.ts'

const HEADER = ['LOCAL_ID', 'SCHOOL_CD', 'GRADE', 'ENTRY_DT', 'ENTRY_CD', 'EXIT_DT', 'EXIT_CD']

/** Where students are enrolled, according to their own rows. The last few may name unknown students. */
export const enrollmentTable = (students: readonly (readonly string[])[], unknown: number): SourceTable => {
  const rows = students.map((row, i) => {
    const at = (field: keyof typeof STUDENT_AT) => row[STUDENT_AT[field]] ?? ''
    return [
      ...[at('id'), at('site'), at('grade'), at('entryDate'), i % 9 === 0 ? 'E' : 'R'],
      ...[at('exitDate'), exitCodeOf(at('status'), Number(at('id')))],
    ]
  })
  for (let n = 0; n < unknown; n += 1) rows[rows.length - 1 - n]?.splice(0, 1, String(39_999_000 + n))
  return { header: HEADER, rows }
}
