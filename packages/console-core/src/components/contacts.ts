import { CONTACT_RELATIONSHIPS } from '../lists/contact-words.ts'
import { LANGUAGES } from '../lists/languages.ts'
import { defineComponent, type RowOf } from './define-component.ts'
import { choice, code, email, flag, id, number, phone, reference, sourcedId, state, text } from './field.ts'

export const contactsComponent = defineComponent({
  name: 'contacts',
  key: ['studentId', 'contactId'],
  fields: {
    studentId: reference('students', {
      title: 'Student ID',
      header: 'Local ID',
      required: true,
      sort: true,
      filter: true,
      search: true,
      column: 501,
      mustExistIn: 'students',
      from: { aeries: 'StudentID', file: 'LOCAL_ID' },
    }),
    /** Unique together with the student. */
    contactId: id({
      title: 'Contact ID',
      identifies: 'number',
      required: true,
      column: 502,
      from: { aeries: 'SequenceNumber', file: 'CONTACT_ID' },
    }),
    firstName: text({
      title: 'First name',
      identifies: 'name',
      search: true,
      column: 504,
      from: { aeries: 'FirstName', file: 'FIRST_NM' },
    }),
    lastName: text({
      title: 'Last name',
      identifies: 'name',
      required: true,
      sort: true,
      search: true,
      column: 503,
      from: { aeries: 'LastName', file: 'LAST_NM' },
    }),
    relationship: choice(CONTACT_RELATIONSHIPS, {
      title: 'Relationship',
      header: 'Relation',
      sort: true,
      facet: true,
      column: 505,
      noun: 'relationships',
      from: { aeries: 'RelationshipToStudentCode', file: 'RELATION' },
    }),
    isPrimary: flag({
      title: 'Primary contact',
      header: 'Primary',
      filter: true,
      column: 512,
      from: { file: 'PRIMARY_FL' },
    }),
    languageCode: choice(LANGUAGES, {
      title: 'Language',
      facet: true,
      column: 510,
      max: 3,
      noun: 'languages',
      from: { aeries: 'CorrespondenceLanguageCode', file: 'LANGUAGE' },
    }),
    emailAddress: email({
      title: 'Email',
      personal: true,
      filter: true,
      search: true,
      column: 506,
      from: { aeries: 'EmailAddress', file: 'EMAIL' },
    }),
    /** 1 is called first. */
    priority: number({
      title: 'Priority',
      sort: true,
      column: 511,
      range: [1, 99],
      from: { aeries: 'ContactOrder', file: 'PRIORITY' },
    }),
    isEmergency: flag({
      title: 'Emergency contact',
      header: 'For emergencies',
      column: 513,
      from: { file: 'EMERGENCY_FL' },
    }),
    isLegalGuardian: flag({ title: 'Legal guardian', column: 514, from: { file: 'GUARDIAN_FL' } }),
    livesWith: flag({
      title: 'Lives with the student',
      header: 'Lives with',
      column: 515,
      from: { aeries: 'LivesWithStudentIndicator', file: 'LIVES_WITH_FL' },
    }),
    receivesMail: flag({ title: 'Receives mail', column: 516, from: { file: 'MAIL_FL' } }),
    portalAccess: flag({ title: 'Portal access', column: 517, from: { file: 'PORTAL_FL' } }),
    custodyFlag: flag({
      title: 'Custody',
      header: 'Custody note',
      personal: true,
      column: 518,
      from: { file: 'CUSTODY_FL' },
    }),
    homePhone: phone({
      title: 'Home phone',
      personal: true,
      column: 507,
      max: 30,
      from: { aeries: 'HomePhone', file: 'HOME_PHONE' },
    }),
    mobilePhone: phone({
      title: 'Mobile phone',
      personal: true,
      column: 508,
      max: 30,
      from: { aeries: 'CellPhone', file: 'MOBILE_PHONE' },
    }),
    workPhone: phone({
      title: 'Work phone',
      personal: true,
      column: 509,
      max: 30,
      from: { aeries: 'WorkPhone', file: 'WORK_PHONE' },
    }),
    address1: text({
      title: 'Address',
      personal: true,
      column: 519,
      max: 120,
      from: { aeries: 'AddressLine1', file: 'ADDRESS1' },
    }),
    address2: text({
      title: 'Address line 2',
      personal: true,
      column: 520,
      max: 120,
      from: { file: 'ADDRESS2' },
    }),
    city: text({ title: 'City', personal: true, column: 521, from: { aeries: 'AddressCity', file: 'CITY' } }),
    state: state({
      title: 'State',
      personal: true,
      column: 522,
      max: 2,
      from: { aeries: 'AddressState', file: 'STATE' },
    }),
    zip: code({
      title: 'ZIP',
      personal: true,
      column: 523,
      max: 10,
      from: { aeries: 'AddressZipCode', file: 'ZIP' },
    }),
    sourcedId: sourcedId(524),
  },
})

/** A person to turn to about a student: `GET /contact`. */
export type Contact = RowOf<typeof contactsComponent>
