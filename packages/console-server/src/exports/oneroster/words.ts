import type {
  CONTACT_RELATIONSHIPS,
  Gender,
  Race,
  ROSTER_ROLES,
  StaffRole,
} from '@edconsole/console-core/contract'
import type { OneRosterVersion } from './files.ts'

type StaffWords = Readonly<Record<StaffRole, string>>

/** What a staff member is called. Earlier versions know fewer roles. */
export const STAFF_WORDS: Readonly<Record<OneRosterVersion, StaffWords>> = {
  '1.1': {
    administrator: 'administrator',
    aide: 'aide',
    counselor: 'aide',
    districtAdministrator: 'administrator',
    principal: 'administrator',
    proctor: 'proctor',
    siteAdministrator: 'administrator',
    systemAdministrator: 'administrator',
    teacher: 'teacher',
  },
  '1.2': {
    administrator: 'siteAdministrator',
    aide: 'aide',
    counselor: 'counselor',
    districtAdministrator: 'districtAdministrator',
    principal: 'principal',
    proctor: 'proctor',
    siteAdministrator: 'siteAdministrator',
    systemAdministrator: 'systemAdministrator',
    teacher: 'teacher',
  },
}

/** What a contact is called: a parent, who decides for the student, or related. */
export const CONTACT_WORDS: Readonly<Record<keyof typeof CONTACT_RELATIONSHIPS, string>> = {
  mother: 'parent',
  father: 'parent',
  parent: 'parent',
  stepparent: 'parent',
  grandparent: 'relative',
  guardian: 'guardian',
  fosterParent: 'guardian',
  sibling: 'relative',
  auntUncle: 'relative',
  emergency: 'relative',
  agency: 'guardian',
  other: 'relative',
  self: 'relative',
}

/** A person's part in a class. Aides count as teachers. */
export const ENROLLMENT_WORDS: Readonly<Record<keyof typeof ROSTER_ROLES, string>> = {
  student: 'student',
  teacher: 'teacher',
  aide: 'teacher',
  administrator: 'administrator',
  proctor: 'proctor',
}

/** What the standard has no word for stays empty. */
export const SEX_WORDS: Readonly<Record<OneRosterVersion, Readonly<Partial<Record<Gender, string>>>>> = {
  '1.1': { F: 'female', M: 'male' },
  '1.2': { F: 'female', M: 'male', X: 'other', U: 'unspecified' },
}

/** Which column says of each race whether it is the student's. */
export const RACE_COLUMNS: Readonly<Record<Race, string>> = {
  AMI: 'americanIndianOrAlaskaNative',
  ASI: 'asian',
  BLA: 'blackOrAfricanAmerican',
  PAC: 'nativeHawaiianOrOtherPacificIslander',
  WHI: 'white',
  MUL: 'demographicRaceTwoOrMoreRaces',
}
