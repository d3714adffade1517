import { PROGRAM_EXIT_REASONS, PROGRAM_TYPES } from '../lists/student-program-words.ts'
import { defineComponent, type RowOf } from './define-component.ts'
import { choice, code, date, id, number, reference, text } from './field.ts'

export const studentProgramsComponent = defineComponent({
  name: 'studentPrograms',
  key: ['studentId', 'programCode', 'programStartDate', 'siteCode'],
  fields: {
    studentId: reference('students', {
      title: 'Student ID',
      header: 'Local ID',
      required: true,
      sort: true,
      filter: true,
      search: true,
      column: 1601,
      mustExistIn: 'students',
      from: { aeries: 'StudentID', file: 'LOCAL_ID' },
    }),
    /** `Last, First`, read from the student as stored now; null when unknown. */
    studentName: text({ title: 'Student' }),
    programCode: id({
      title: 'Program code',
      required: true,
      sort: true,
      facet: true,
      search: true,
      column: 1602,
      from: { aeries: 'ProgramCode', file: 'PROGRAM_CD' },
    }),
    programName: text({
      title: 'Program',
      search: true,
      column: 1605,
      max: 80,
      from: { aeries: 'ProgramDescription', file: 'PROGRAM_NM' },
    }),
    programType: choice(PROGRAM_TYPES, {
      title: 'Program type',
      header: 'Type',
      facet: true,
      column: 1606,
      noun: 'program types',
      from: { file: 'PROGRAM_TYPE' },
    }),
    siteCode: reference('sites', {
      title: 'Site code',
      header: 'Site',
      sort: true,
      facet: true,
      column: 1604,
      mustExistIn: 'sites',
      from: { aeries: 'SchoolCode', file: 'SCHOOL_CD' },
    }),
    /** `YYYY-MM-DD`; so every date. */
    eligibilityStartDate: date({
      title: 'Eligibility start',
      header: 'Eligible from',
      column: 1607,
      from: { aeries: 'EligibilityStartDate', file: 'ELIGIBLE_START_DT' },
    }),
    eligibilityEndDate: date({
      title: 'Eligibility end',
      header: 'Eligible until',
      column: 1608,
      from: { aeries: 'EligibilityEndDate', file: 'ELIGIBLE_END_DT' },
    }),
    programStartDate: date({
      title: 'Program start',
      header: 'Starts',
      sort: true,
      filter: true,
      column: 1603,
      from: { aeries: 'ProgramStartDate', file: 'PROGRAM_START_DT' },
    }),
    programEndDate: date({
      title: 'Program end',
      header: 'Ends',
      filter: true,
      column: 1609,
      from: { aeries: 'ProgramEndDate', file: 'PROGRAM_END_DT' },
    }),
    exitReason: choice(PROGRAM_EXIT_REASONS, {
      title: 'Exit reason',
      column: 1610,
      noun: 'exit reasons',
      from: { file: 'EXIT_REASON' },
    }),
    /** Personal: screens hide it until it is asked for. */
    disabilityCode: code({
      title: 'Disability code',
      personal: true,
      column: 1611,
      max: 10,
      from: { file: 'DISABILITY_CD' },
    }),
    minutesPerWeek: number({
      title: 'Minutes a week',
      column: 1612,
      range: [0, 3000],
      from: { file: 'MINUTES' },
    }),
  },
})

/** A program that a student takes part in: `GET /student-programs`. */
export type StudentProgram = RowOf<typeof studentProgramsComponent>
