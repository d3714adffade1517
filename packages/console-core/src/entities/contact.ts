import type { CONTACT_RELATIONSHIPS } from '../lists/contact-words.ts'
import type { LanguageCode } from '../lists/languages.ts'
import type { UsState } from '../lists/us-states.ts'
import type { RowMeta } from './row-meta.ts'

/** A person to turn to about a student: `GET /contact`. */
export type Contact = RowMeta & {
  studentId: string
  /** Unique together with the student. */
  contactId: string
  firstName: string | null
  lastName: string
  relationship: keyof typeof CONTACT_RELATIONSHIPS | null
  isPrimary: boolean
  isEmergency: boolean
  isLegalGuardian: boolean
  livesWith: boolean
  receivesMail: boolean
  portalAccess: boolean
  custodyFlag: boolean
  emailAddress: string | null
  homePhone: string | null
  mobilePhone: string | null
  workPhone: string | null
  languageCode: LanguageCode | null
  address1: string | null
  address2: string | null
  city: string | null
  state: UsState | null
  zip: string | null
  /** 1 is called first. */
  priority: number | null
}
