import type { Student } from '@edconsole/console-core'

const NAMES = ['Nguyen', 'Okafor', 'Papadopoulos']

/** Made-up students for stories and tests. */
export const sampleStudents = (count: number): Student[] =>
  Array.from({ length: count }, (_, index) => ({
    ...META,
    ...FLAGS,
    id: index + 1,
    sourceId: String(30_010_001 + index),
    studentId: String(30_010_001 + index),
    stateStudentId: String(7_731_000_000 + index),
    studentNumber: null,
    firstName: 'Theo',
    middleName: null,
    lastName: NAMES[index % NAMES.length] ?? '',
    suffix: null,
    preferredFirstName: null,
    gender: 'M',
    birthDate: '2014-05-02',
    gradeLevel: '06',
    siteCode: '0412',
    homeroomStaffId: '10036',
    enrollmentStatus: 'enrolled',
    entryDate: '2026-08-12',
    exitDate: null,
    races: [],
    sourcedId: null,
    primaryLanguage: null,
    correspondenceLanguage: null,
    elStatus: null,
    emailAddress: 'theo@example.org',
    username: null,
    address1: '12 Foxglove Lane',
    address2: null,
    city: 'Larkspur',
    state: 'CA',
    zip: '95000',
    homePhone: '9165550100',
    mobilePhone: null,
    graduationYear: 2033,
    tags: [],
  }))

const META = {
  lea: '4107320',
  schoolYear: 2026,
  batchId: 48_212,
  isActive: true,
  isManual: false,
  dateLastModified: '2026-09-13T22:03:00Z',
}

const FLAGS = {
  hispanicEthnicity: false,
  specialEducation: false,
  section504: false,
  giftedTalented: true,
  homeless: false,
  fosterYouth: false,
  migrant: false,
  economicallyDisadvantaged: false,
}
