import type { Contact } from '../entities/contact.ts'
import { flag, optional, type RowFields, required } from './row-field.ts'

export const CONTACT_FIELDS = {
  studentId: required.code,
  contactId: required.code,
  firstName: optional.text,
  lastName: required.text,
  relationship: optional.code,
  isPrimary: flag,
  isEmergency: flag,
  isLegalGuardian: flag,
  livesWith: flag,
  receivesMail: flag,
  portalAccess: flag,
  custodyFlag: flag,
  emailAddress: optional.text,
  homePhone: optional.code,
  mobilePhone: optional.code,
  workPhone: optional.code,
  languageCode: optional.code,
  address1: optional.text,
  address2: optional.text,
  city: optional.text,
  state: optional.code,
  zip: optional.code,
  priority: optional.number,
} as const satisfies RowFields<Contact>
