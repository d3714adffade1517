import type { GradeCode } from '../lists/grade-codes.ts'
import type { SchoolType } from '../lists/school-types.ts'
import type { RowMeta } from './row-meta.ts'

/** A school: `GET /district/sites`. */
export type Site = RowMeta & {
  siteCode: string
  siteName: string
  shortName: string | null
  schoolType: SchoolType
  lowGrade: GradeCode | null
  highGrade: GradeCode | null
  principalName: string | null
  ncesSchoolId: string | null
  includeInImport: boolean
  includeInExport: boolean
  studentCount: number
  staffCount: number
}
