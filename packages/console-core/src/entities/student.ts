import type { ElStatus } from '../lists/el-statuses.ts'
import type { ENROLLMENT_STATUSES } from '../lists/enrollment-words.ts'
import type { Gender } from '../lists/genders.ts'
import type { GradeCode } from '../lists/grade-codes.ts'
import type { LanguageCode } from '../lists/languages.ts'
import type { Race } from '../lists/races.ts'
import type { UsState } from '../lists/us-states.ts'
import type { RowMeta } from './row-meta.ts'

/** A student: `GET /district/students`, read only. */
export type Student = RowMeta & {
  /** Unique in the district. */
  studentId: string
  stateStudentId: string | null
  /** Unique in the school. */
  studentNumber: string | null
  firstName: string
  middleName: string | null
  lastName: string
  suffix: string | null
  preferredFirstName: string | null
  gender: Gender | null
  /** `YYYY-MM-DD`; so every date. */
  birthDate: string
  gradeLevel: GradeCode
  siteCode: string
  homeroomStaffId: string | null
  enrollmentStatus: keyof typeof ENROLLMENT_STATUSES
  entryDate: string | null
  exitDate: string | null
  hispanicEthnicity: boolean
  races: Race[]
  primaryLanguage: LanguageCode | null
  correspondenceLanguage: LanguageCode | null
  elStatus: ElStatus | null
  /** This and the next six are personal: screens hide them until they are asked for. */
  specialEducation: boolean
  section504: boolean
  giftedTalented: boolean
  homeless: boolean
  fosterYouth: boolean
  migrant: boolean
  economicallyDisadvantaged: boolean
  emailAddress: string | null
  username: string | null
  address1: string | null
  address2: string | null
  city: string | null
  state: UsState | null
  zip: string | null
  homePhone: string | null
  mobilePhone: string | null
  graduationYear: number | null
  /** Codes of the tags that the student carries in this year. */
  tags: string[]
}
