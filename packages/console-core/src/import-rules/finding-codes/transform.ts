import type { FindingCodeDef } from './finding-code-def.ts'

const error = { severity: 'error', stage: 'transform' } as const
const warning = { severity: 'warning', stage: 'transform' } as const
const translation = { owner: 'provider', origin: 'template', fix: 'translation' } as const
const reference = { owner: 'district', origin: 'reference', fix: 'none' } as const

/** Codes that need a translation, and references to other records. */
export const TRANSFORM_CODES = {
  T001: {
    ...error,
    ...translation,
    title: '{Column} not recognized',
    text: 'Value "{value}" is not in the list of {list}. Row not loaded.',
    suggestion: 'Translate it in the template.',
    cases: {
      leftOut: { text: 'Value "{value}" is not in the list of {list}, so it was left out.' },
      expected: { suggestion: 'Send {expected}.' },
    },
  },
  T002: {
    ...warning,
    ...translation,
    title: '{Column} set to {fallback}',
    text: 'Value "{value}" is not in the list of {list}. Set to "{fallback}".',
    suggestion: 'Translate it in the template.',
  },
  T003: {
    ...error,
    ...translation,
    title: '{Column} has two translations',
    text: 'Value "{value}" has two translations. Row not loaded.',
    suggestion: 'Remove one of them from the template.',
    cases: { leftOut: { text: 'Value "{value}" has two translations, so it was left out.' } },
  },
  R001: {
    ...error,
    title: 'Site code not found',
    text: 'Site "{value}" does not exist in this district. Row not loaded.',
    suggestion: 'Add the site, or leave it {outOfOrigin}.',
    cases: { leftOut: { text: 'Site "{value}" does not exist in this district, so it was left out.' } },
    owner: 'provider',
    origin: 'reference',
    fix: 'site',
  },
  R002: {
    ...error,
    ...reference,
    title: 'Student not found',
    text: 'Student "{value}" is not among the loaded students. Row not loaded.',
    suggestion: 'Correct the student first, then sync again.',
  },
  R003: {
    ...error,
    ...reference,
    title: 'Section not found',
    text: 'Section "{value}" does not exist at site "{site}". Row not loaded.',
    suggestion: 'Check the sections in the SIS.',
    cases: { leftOut: { text: 'Section "{value}" does not exist at site "{site}", so it was left out.' } },
  },
  R004: {
    ...warning,
    ...reference,
    title: 'Teacher not found',
    text: 'Staff "{value}" is unknown. The section has no teacher.',
    suggestion: 'Check the staff in the SIS.',
  },
  R005: {
    ...warning,
    ...reference,
    title: 'Leave date after the end of the section',
    text: 'Leave date "{value}" is after the end of the section.',
    suggestion: 'Correct the date in the SIS.',
  },
  R006: {
    ...error,
    ...reference,
    title: 'Primary enrollments overlap',
    text: 'Student "{value}" has another primary enrollment at the same time in row {first}. Row not loaded.',
    suggestion: 'Correct the enrollment in the SIS.',
    cases: {
      source: {
        text: 'Student "{value}" has another primary enrollment at the same time in row {first} of "{source}". Row not loaded.',
      },
    },
  },
  R007: {
    ...warning,
    ...reference,
    namesPerson: true,
    title: 'Contact without relationship',
    text: 'Contact "{value}" has no relationship to the student.',
    suggestion: 'Enter one in the SIS.',
  },
  R009: {
    ...error,
    title: 'Site is closed',
    text: 'Site "{value}" is closed, so it takes no new records. Row not loaded.',
    suggestion: 'Reopen the site, or leave it {outOfOrigin}.',
    cases: {
      leftOut: { text: 'Site "{value}" is turned off, so it was left out.' },
      off: { text: 'Site "{value}" is turned off. Row not loaded.' },
    },
    owner: 'provider',
    origin: 'reference',
    fix: 'site',
  },
  R010: {
    ...warning,
    title: 'Site is not included in imports',
    text: 'Site "{value}" is not included in imports. Rows left out: {rows}.',
    suggestion: 'To import them, turn on "In imports" for the site.',
    owner: 'none',
    origin: 'reference',
    fix: 'site',
  },
  R008: {
    ...error,
    ...reference,
    title: 'Course not found',
    text: 'Course "{value}" is not among the loaded courses. Row not loaded.',
    suggestion: 'Load the courses first, then sync again.',
    cases: { leftOut: { text: 'Course "{value}" is not among the loaded courses, so it was left out.' } },
  },
  R011: {
    ...error,
    title: 'Site code lost its leading zeros',
    text: 'Site "{value}" does not exist in this district, but "{known}" does. Row not loaded.',
    suggestion: 'Send the file as the SIS writes it. Saving it in a spreadsheet changes it.',
    cases: {
      leftOut: {
        text: 'Site "{value}" does not exist in this district, but "{known}" does. The value was left out.',
      },
    },
    owner: 'district',
    origin: 'file',
    fix: 'none',
  },
} as const satisfies Record<string, FindingCodeDef>
