import type { Gender } from '../lists/genders.ts'
import type { GradeCode } from '../lists/grade-codes.ts'
import type { EmploymentStatus, StaffRole } from '../lists/staff-words.ts'
import type { ReadRow, RowMeta } from './row-meta.ts'
import type { KeptFields } from './site.ts'

/** What people can enter about a staff member ([S3]). */
export type StaffFields = {
  /** Unique in its district and year, and the same for good: accounts are linked by it. */
  staffId: string
  stateStaffId: string | null
  firstName: string
  middleName: string | null
  lastName: string
  suffix: string | null
  preferredFirstName: string | null
  preferredLastName: string | null
  /** Unique in the district, without regard to case; so the user name. */
  emailAddress: string | null
  username: string | null
  gender: Gender | null
  /** `YYYY-MM-DD`. */
  birthDate: string | null
  role: StaffRole
  title: string | null
  siteCodes: string[]
  /** One of `siteCodes`. */
  primarySiteCode: string
  gradeLevels: GradeCode[]
  hireDate: string | null
  exitDate: string | null
  employmentStatus: EmploymentStatus
}

/** A staff member: `GET /district/staffs`. */
export type Staff = RowMeta &
  StaffFields &
  KeptFields & {
    /** The account of the person in the district's client; null when there is none. So the two below. */
    accountId: number | null
    authXAccountId: number | null
    locked: boolean
    /** Taken along from the year before (R26). */
    rolledOver: boolean
  }

/** Body of `POST /district/staff`: somebody whom no import brings. The first site is the primary one if none is named. */
export type NewStaff = Pick<StaffFields, 'staffId' | 'firstName' | 'lastName' | 'role' | 'siteCodes'> &
  Partial<StaffFields>

/** Body of `PATCH /district/staff/{id}`; kept fields as for sites. */
export type UpdateStaff = ReadRow &
  Partial<Omit<StaffFields, 'staffId'>> &
  Partial<KeptFields> & { isActive?: boolean }
