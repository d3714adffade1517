import type { ImportedComponent } from '@edconsole/console-core/import-rules'
import type { SimulatedRow } from '../installation.ts'

const AT = { siteCode: '0412' }
const IN = { ...AT, sectionId: '1001' }
const ADA = { studentId: '30018842' }
const MINA = { studentId: '30018843' }

/** A few rows of every component that are right in every value and name one another. */
export const SMALL_DISTRICT: Readonly<Record<ImportedComponent, readonly SimulatedRow[]>> = {
  sites: [
    { ...AT, siteName: 'Alder Creek Elementary' },
    { siteCode: '415', siteName: 'Juniper High' },
  ],
  staff: [
    {
      staffId: '10432',
      firstName: 'Maria',
      lastName: 'Okafor',
      role: 'teacher',
      siteCodes: '0412;415',
      primarySiteCode: '0412',
      emailAddress: 'mokafor@example.org',
    },
  ],
  gradingPeriods: ['0412', '415'].map((siteCode) => ({
    siteCode,
    gradingPeriodCode: 'S1',
    title: 'Fall',
    startDate: '2026-08-12T00:00:00',
    endDate: '2026-12-18T00:00:00',
  })),
  students: [
    {
      ...ADA,
      ...AT,
      firstName: 'Ada',
      lastName: 'Brook',
      gender: 'F',
      birthDate: '2016-03-09T00:00:00',
      gradeLevel: '05',
    },
    {
      ...MINA,
      ...AT,
      firstName: 'Mina',
      lastName: 'Sol',
      gender: 'X',
      birthDate: '2016-04-09',
      gradeLevel: '05',
    },
    {
      studentId: '30018844',
      siteCode: '415',
      firstName: 'Omar',
      lastName: 'Haddad',
      gender: 'M',
      birthDate: '2010-06-09',
      gradeLevel: '11',
    },
  ],
  contacts: [{ ...ADA, contactId: '1', firstName: 'Jo', lastName: 'Brook', relationship: 'mother' }],
  courses: [{ courseId: 'ALG1', courseTitle: 'Algebra 1' }],
  sections: [{ ...IN, termCode: 'S1', courseId: 'ALG1', primaryStaffId: '10432' }],
  enrollment: [ADA, MINA].map((student) => ({
    ...student,
    ...AT,
    entryDate: '2026-08-12',
    gradeLevel: '05',
  })),
  roster: [ADA, MINA].map((student) => ({ ...student, ...IN, startDate: '2026-08-12', courseId: 'ALG1' })),
  attendance: [
    { ...ADA, ...AT, attendanceDate: '2026-09-03', attendanceCode: 'A', period: '' },
    { ...ADA, ...IN, attendanceDate: '2026-09-03', attendanceCode: 'A', period: '2' },
    { ...MINA, ...IN, attendanceDate: '2026-09-04', attendanceCode: 'T', period: '1' },
  ],
  behavior: [{ ...MINA, ...AT, incidentId: '77', incidentDate: '2026-09-02' }],
  gradebooks: [ADA, MINA].map((student) => ({
    ...student,
    ...IN,
    gradebookId: '501',
    gradebookName: 'Algebra',
    assignmentId: '1',
    assignmentTitle: 'Fractions',
    pointsPossible: '10',
    score: '8',
    termCode: 'S1',
    staffId: '10432',
  })),
  reportCards: [{ ...ADA, ...IN, gradingPeriodCode: 'S1', courseId: 'ALG1', mark: 'B' }],
  transcripts: [{ ...ADA, academicYear: '2025', termCode: 'S1', courseTitle: 'Reading', mark: 'A' }],
  studentTags: [ADA, MINA].map((student) => ({ ...student, tagCode: 'AVID', tagName: 'AVID' })),
  studentPrograms: [{ ...MINA, ...AT, programCode: '144', programStartDate: '2026-08-12' }],
}
