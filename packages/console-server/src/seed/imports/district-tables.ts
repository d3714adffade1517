import type { SeedDistrict } from '../seed-district.ts'
import { districtPlan, type SeedKind } from './district-plan.ts'
import { createRandom } from './random.ts'
import type { SeedComponent } from './seed-component.ts'
import { siteTable } from './site-table.ts'
import type { SourceTable } from './source-table.ts'
import { staffTable } from './staff-table.ts'
import { STUDENT_AT, studentTable } from './student-table.ts'

export type DistrictTables = Record<SeedComponent, SourceTable> & { unknownSite: string }

/** Everything that a demo district's SIS sends, the same every time. */
export const districtTables = (district: SeedDistrict, kind: SeedKind): DistrictTables => {
  const random = createRandom(`${district.lea} ${kind}`)
  const plan = districtPlan(district, kind)
  const sites = siteTable(district, random)
  const students = studentTable(plan, sites, district.sisYear, random)
  const enrolled = students.table.rows.filter((_, i) => !students.refused.has(i))
  return {
    sites: sites.table,
    staff: staffTable(plan.staff, sites.sites, plan.faults.staffEmail, random),
    students: students.table,
    enrollment: enrollmentTable(enrolled, plan.faults.unknownStudent),
    unknownSite: sites.unknownCode,
  }
}

const enrollmentTable = (students: readonly string[][], unknown: number): SourceTable => {
  const rows = students.map((row, i) => [
    row[STUDENT_AT.id] ?? '',
    row[STUDENT_AT.site] ?? '',
    row[STUDENT_AT.grade] ?? '',
    row[STUDENT_AT.entryDate] ?? '',
    i % 9 === 0 ? 'E' : 'R',
    '',
    '',
  ])
  for (let n = 0; n < unknown; n += 1) rows[rows.length - 1 - n]?.splice(0, 1, String(39_999_000 + n))
  return { header: ['LOCAL_ID', 'SCHOOL_CD', 'GRADE', 'ENTRY_DT', 'ENTRY_CD', 'EXIT_DT', 'EXIT_CD'], rows }
}
