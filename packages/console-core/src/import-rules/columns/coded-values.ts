import { GRADE_CODES } from '../../lists/grade-codes.ts'
import { SCHOOL_TYPES } from '../../lists/school-types.ts'
import type { CodedValue } from './database-column.ts'

const coded = (pairs: Record<string, string>): readonly CodedValue[] =>
  Object.entries(pairs).map(([value, label]) => ({ value, label }))

const gradeNames: Record<string, string> = {
  IT: 'Infant',
  PR: 'Preschool',
  PK: 'Pre-Kindergarten',
  TK: 'Transitional Kindergarten',
  KG: 'Kindergarten',
  PS: 'Post-Secondary',
  UG: 'Ungraded',
  OT: 'Other',
}

/** The lists behind the coded columns. Values are what is stored, labels what people read. */
export const CODED_VALUES = {
  gradeLevels: GRADE_CODES.map((value) => ({ value, label: gradeNames[value] ?? `Grade ${Number(value)}` })),
  schoolTypes: SCHOOL_TYPES.filter((type) => type !== '').map((value) => ({ value, label: value })),
  genders: [
    { value: 'F', label: 'Female' },
    { value: 'M', label: 'Male' },
    { value: 'X', label: 'Nonbinary' },
    { value: 'U', label: 'Unspecified' },
  ],
  languages: coded({
    eng: 'English',
    spa: 'Spanish',
    vie: 'Vietnamese',
    zho: 'Chinese',
    yue: 'Cantonese',
    tgl: 'Tagalog',
    kor: 'Korean',
    arb: 'Arabic',
    hmn: 'Hmong',
    rus: 'Russian',
    hye: 'Armenian',
    pan: 'Punjabi',
    fas: 'Farsi',
    khm: 'Khmer',
    jpn: 'Japanese',
    und: 'Unknown',
  }),
  staffRoles: coded({
    administrator: 'Administrator',
    aide: 'Aide',
    counselor: 'Counselor',
    districtAdministrator: 'District administrator',
    principal: 'Principal',
    proctor: 'Proctor',
    siteAdministrator: 'Site administrator',
    systemAdministrator: 'System administrator',
    teacher: 'Teacher',
  }),
  enrollmentStatuses: coded({
    enrolled: 'Enrolled',
    preEnrolled: 'Pre-enrolled',
    withdrawn: 'Withdrawn',
    graduated: 'Graduated',
    noShow: 'No show',
  }),
  entryCodes: coded({
    E: 'New',
    R: 'Returning',
    T: 'Transfer in the district',
    S: 'From another district',
    O: 'From another state',
  }),
  exitCodes: coded({
    T160: 'Transfer to a public school',
    T180: 'Transfer to a private school',
    T240: 'Out of state',
    E155: 'Year end, same school',
    E230: 'Completed',
    N420: 'No show',
    E400: 'Unknown',
  }),
} as const satisfies Record<string, readonly CodedValue[]>
