import type { Staff } from '../entities/staff.ts'
import { list, optional, type RowFields, required } from './row-field.ts'

export const STAFF_FIELDS = {
  staffId: required.code,
  firstName: required.text,
  middleName: optional.text,
  lastName: required.text,
  emailAddress: optional.text,
  username: optional.text,
  role: required.text,
  title: optional.text,
  siteCodes: list,
  primarySiteCode: required.text,
} as const satisfies RowFields<Staff>
