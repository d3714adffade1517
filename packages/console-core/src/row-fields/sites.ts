import type { Site } from '../entities/site.ts'
import { flag, optional, type RowFields, required } from './row-field.ts'

export const SITE_FIELDS = {
  siteCode: required.text,
  siteName: required.text,
  shortName: optional.text,
  schoolType: { kind: 'text', blank: '' },
  lowGrade: optional.grade,
  highGrade: optional.grade,
  principalName: optional.text,
  ncesSchoolId: optional.code,
  includeInImport: flag,
  includeInExport: flag,
  studentCount: { kind: 'number', blank: 0 },
  staffCount: { kind: 'number', blank: 0 },
} as const satisfies RowFields<Site>
