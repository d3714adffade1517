import type { Staff } from '../components/staff.ts'
import type { ReadRow, RowMeta } from './row-meta.ts'
import type { KeptFields } from './site.ts'

/** What people can enter about a staff member ([S3]). */
export type StaffFields = Omit<
  Staff,
  keyof RowMeta | 'accountId' | 'authXAccountId' | 'locked' | 'rolledOver' | 'keptFields'
>

/** Body of `POST /district/staff`: a person who doesn't come from an import. The first site is the primary one if none is named. */
export type NewStaff = Pick<StaffFields, 'staffId' | 'firstName' | 'lastName' | 'role' | 'siteCodes'> &
  Partial<StaffFields>

/** Body of `PATCH /district/staff/{id}`; kept fields as for sites. */
export type UpdateStaff = ReadRow &
  Partial<Omit<StaffFields, 'staffId'>> &
  Partial<KeptFields> & { isActive?: boolean }
