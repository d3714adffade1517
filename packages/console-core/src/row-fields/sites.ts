import type { Site } from '../entities/site.ts'
import { flag, list, optional, type RowFields, required } from './row-field.ts'

/** True on rows that do not say it. */
const unlessDenied = { kind: 'flag', blank: true } as const

export const SITE_FIELDS = {
  siteCode: required.text,
  siteName: required.text,
  shortName: optional.text,
  schoolType: { kind: 'text', blank: '' },
  orgType: { kind: 'code', blank: 'school' },
  parentSiteId: optional.number,
  lowGrade: optional.grade,
  highGrade: optional.grade,
  principalName: optional.text,
  principalEmail: optional.text,
  address1: optional.text,
  address2: optional.text,
  city: optional.text,
  state: optional.code,
  zip: optional.code,
  phone: optional.code,
  fax: optional.code,
  ncesSchoolId: optional.code,
  stateSchoolId: optional.code,
  isCharter: flag,
  isMagnet: flag,
  isVirtual: flag,
  titleIStatus: optional.code,
  startDate: optional.date,
  endDate: optional.date,
  includeInImport: unlessDenied,
  includeInExport: unlessDenied,
  hasStudents: unlessDenied,
  studentCount: { kind: 'number', blank: 0 },
  staffCount: { kind: 'number', blank: 0 },
  keptFields: list,
} as const satisfies RowFields<Site>
