import { CODED_VALUES } from './coded-values.ts'
import { column, requiredFirst } from './database-column.ts'

/** What a row of the contact file can fill. */
export const CONTACT_COLUMNS = requiredFirst([
  column(501, 'studentId', 'Student ID', {
    isRequired: true,
    isKey: true,
    maxLength: 30,
    refersTo: 'students',
    defaultSourceColumns: { aeries: 'StudentID', file: 'LOCAL_ID' },
  }),
  column(502, 'contactId', 'Contact ID', {
    isRequired: true,
    isKey: true,
    maxLength: 30,
    defaultSourceColumns: { aeries: 'SequenceNumber', file: 'CONTACT_ID' },
  }),
  column(503, 'lastName', 'Last name', {
    isRequired: true,
    defaultSourceColumns: { aeries: 'LastName', file: 'LAST_NM' },
  }),
  column(504, 'firstName', 'First name', { defaultSourceColumns: { aeries: 'FirstName', file: 'FIRST_NM' } }),
  column(505, 'relationship', 'Relationship', {
    maxLength: null,
    possibleValues: CODED_VALUES.contactRelationships,
    listNoun: 'relationships',
    defaultSourceColumns: { aeries: 'RelationshipToStudentCode', file: 'RELATION' },
  }),
  column(506, 'emailAddress', 'Email', {
    dataType: 'email',
    maxLength: 254,
    defaultSourceColumns: { aeries: 'EmailAddress', file: 'EMAIL' },
  }),
  column(507, 'homePhone', 'Home phone', {
    maxLength: 30,
    defaultSourceColumns: { aeries: 'HomePhone', file: 'HOME_PHONE' },
  }),
  column(508, 'mobilePhone', 'Mobile phone', {
    maxLength: 30,
    defaultSourceColumns: { aeries: 'CellPhone', file: 'MOBILE_PHONE' },
  }),
  column(509, 'workPhone', 'Work phone', {
    maxLength: 30,
    defaultSourceColumns: { aeries: 'WorkPhone', file: 'WORK_PHONE' },
  }),
  column(510, 'languageCode', 'Language', {
    maxLength: 3,
    possibleValues: CODED_VALUES.languages,
    listNoun: 'languages',
    defaultSourceColumns: { aeries: 'CorrespondenceLanguageCode', file: 'LANGUAGE' },
  }),
  column(511, 'priority', 'Priority', {
    dataType: 'number',
    range: [1, 99],
    defaultSourceColumns: { aeries: 'ContactOrder', file: 'PRIORITY' },
  }),
  column(512, 'isPrimary', 'Primary contact', {
    dataType: 'boolean',
    whenAbsent: false,
    defaultSourceColumns: { file: 'PRIMARY_FL' },
  }),
  column(513, 'isEmergency', 'Emergency contact', {
    dataType: 'boolean',
    whenAbsent: false,
    defaultSourceColumns: { file: 'EMERGENCY_FL' },
  }),
  column(514, 'isLegalGuardian', 'Legal guardian', {
    dataType: 'boolean',
    whenAbsent: false,
    defaultSourceColumns: { file: 'GUARDIAN_FL' },
  }),
  column(515, 'livesWith', 'Lives with the student', {
    dataType: 'boolean',
    whenAbsent: false,
    defaultSourceColumns: { aeries: 'LivesWithStudentIndicator', file: 'LIVES_WITH_FL' },
  }),
  column(516, 'receivesMail', 'Receives mail', {
    dataType: 'boolean',
    whenAbsent: false,
    defaultSourceColumns: { file: 'MAIL_FL' },
  }),
  column(517, 'portalAccess', 'Portal access', {
    dataType: 'boolean',
    whenAbsent: false,
    defaultSourceColumns: { file: 'PORTAL_FL' },
  }),
  column(518, 'custodyFlag', 'Custody', {
    dataType: 'boolean',
    whenAbsent: false,
    defaultSourceColumns: { file: 'CUSTODY_FL' },
  }),
  column(519, 'address1', 'Address', {
    maxLength: 120,
    defaultSourceColumns: { aeries: 'AddressLine1', file: 'ADDRESS1' },
  }),
  column(520, 'address2', 'Address, second line', {
    maxLength: 120,
    defaultSourceColumns: { file: 'ADDRESS2' },
  }),
  column(521, 'city', 'City', { defaultSourceColumns: { aeries: 'AddressCity', file: 'CITY' } }),
  column(522, 'state', 'State', {
    maxLength: 2,
    defaultSourceColumns: { aeries: 'AddressState', file: 'STATE' },
  }),
  column(523, 'zip', 'ZIP', {
    maxLength: 10,
    defaultSourceColumns: { aeries: 'AddressZipCode', file: 'ZIP' },
  }),
])
