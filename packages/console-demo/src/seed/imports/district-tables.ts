import type { ImportedComponent } from '@edconsole/console-core/import-rules'
import { ROWS_OF_SCHOOL_LIFE } from '../rows/rows-of-school-life.ts'
import { schoolLife } from '../rows/school-life.ts'
import type { SeedDistrict } from '../seed-district.ts'
import { districtPlan, type SeedKind } from './district-plan.ts'
import { enrollmentTable } from './enrollment-table.ts'
import { fileOf } from './file-of.ts'
import { dataDay } from './plan-runs.ts'
import { createRandom } from './random.ts'
import { siteTable } from './site-table.ts'
import { GRADES, LANGUAGES } from './source-codes.ts'
import type { SourceTable } from './source-table.ts'
import { STAFF_AT, staffTable } from './staff-table.ts'
import { arrivingStudents, goneStudents, STUDENT_AT, studentTable } from './student-table.ts'

export type DistrictTables = {
  /** What the newest import took, by component; a component without a row is not sent. */
  files: ReadonlyMap<ImportedComponent, SourceTable>
  /** Rows that the SIS sends beside them since: the next import brings them in. */
  arrived: ReadonlyMap<ImportedComponent, SourceTable>
  unknownSite: string
  /** The last rows of students who are in no file any more. */
  gone: { students: SourceTable; enrollment: SourceTable }
  /** Students who are still stored although today's file does not name them any more. */
  leftOut: SourceTable
}

const NEWCOMERS = 4
/** The office has not enrolled one student of so many yet. */
const UNENROLLED = 1500
/** How many schools the file of a held district leaves out. */
const SCHOOLS_LEFT_OUT = 2

/** Everything that a demo district's SIS sends, the same every time for the same clock. */
export const districtTables = (district: SeedDistrict, kind: SeedKind, now: Date): DistrictTables => {
  const today = dataDay(district, kind, now)
  const random = createRandom(`${district.lea} ${kind}`)
  const plan = districtPlan(district, kind)
  const year = { sisYear: district.sisYear, today }
  const sites = siteTable(district, random)
  const students = studentTable(plan, sites, year, random)
  const staff = staffTable(plan.staff, sites.sites, plan.faults.staffEmail, random)
  const accepted = students.table.rows.filter((_, i) => !students.refused.has(i))
  const gone = goneStudents(plan.gone, sites, year, createRandom(`${district.lea} gone`))
  const newcomers = district.profile === 'held' ? 0 : NEWCOMERS
  const arrived = arrivingStudents(newcomers, plan.students, sites, year)
  const life = schoolLife({
    district,
    today,
    wholeCatalogue: district.profile === 'rich' && kind === 'demo',
    sites: sites.table.rows.map(([siteCode = '', siteName = '', , , lowGrade = '']) => ({
      siteCode,
      siteName,
      lowGrade,
    })),
    teachers: staff.rows
      .filter((row) => row[STAFF_AT.role] === 'T')
      .map((row) => ({ staffId: row[STAFF_AT.id] ?? '', siteCode: row[STAFF_AT.site] ?? '' })),
    students: students.table.rows.flatMap((row, i) => (students.refused.has(i) ? [] : [studentOf(row)])),
  })
  const forgotten = district.profile === 'held' ? sites.sites.slice(-SCHOOLS_LEFT_OUT) : []
  const isLeftOut = (row: readonly string[]) => forgotten.some(({ code }) => code === row[STUDENT_AT.site])
  const files = new Map<ImportedComponent, SourceTable>([
    ['sites', sites.table],
    ['staff', staff],
    ['students', { ...students.table, rows: students.table.rows.filter((row) => !isLeftOut(row)) }],
    [
      'enrollment',
      enrollmentTable(
        accepted.filter((_, i) => i % UNENROLLED !== UNENROLLED - 1),
        plan.faults.unknownStudent,
      ),
    ],
  ])
  for (const component of OF_SCHOOL_LIFE) {
    const records = ROWS_OF_SCHOOL_LIFE[component](life)
    if (records.length > 0) files.set(component, fileOf(component, records))
  }
  return {
    files,
    unknownSite: sites.unknownCode,
    arrived: new Map<ImportedComponent, SourceTable>([
      ['students', { header: students.table.header, rows: arrived }],
      ['enrollment', enrollmentTable(arrived, 0)],
    ]),
    leftOut: { ...students.table, rows: students.table.rows.filter(isLeftOut) },
    gone: { students: { ...students.table, rows: gone }, enrollment: enrollmentTable(gone, 0) },
  }
}

const OF_SCHOOL_LIFE = Object.keys(ROWS_OF_SCHOOL_LIFE) as (keyof typeof ROWS_OF_SCHOOL_LIFE)[]

const studentOf = (row: readonly string[]) => {
  const grade = row[STUDENT_AT.grade] ?? ''
  return {
    studentId: row[STUDENT_AT.id] ?? '',
    lastName: row[STUDENT_AT.lastName] ?? '',
    siteCode: row[STUDENT_AT.site] ?? '',
    grade: GRADES[grade] ?? grade,
    language: LANGUAGES[row[STUDENT_AT.language] ?? ''] ?? null,
    isThere: row[STUDENT_AT.status] === 'A',
    exitDate: isoDate(row[STUDENT_AT.exitDate] ?? ''),
  }
}

/** The way back from how the demo's SIS writes a date. */
const isoDate = (us: string): string | null => {
  const [month, day, year] = us.split('/')
  return year ? `${year}-${month}-${day}` : null
}
