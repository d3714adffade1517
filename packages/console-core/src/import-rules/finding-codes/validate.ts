import type { FindingCodeDef } from './finding-code-def.ts'

const error = { severity: 'error', stage: 'validate' } as const
const warning = { severity: 'warning', stage: 'validate' } as const
const district = { owner: 'district', origin: 'sis', fix: 'none' } as const

/** The shape of the file and of single values. */
export const VALIDATE_CODES = {
  V001: {
    ...error,
    title: '{Column} has no column in {origin}',
    text: 'Column "{source}" is missing from {origin}.',
    suggestion: 'Map another column, or add it in the SIS.',
    cases: {
      kept: { text: 'Column "{source}" is missing from {origin}. {kept} was left unchanged.' },
      absentFile: { suggestion: 'Deliver {absentFile} with the other files, or map another column.' },
    },
    owner: 'provider',
    origin: 'template',
    fix: 'templateColumn',
  },
  V002: {
    ...warning,
    title: 'Header of {column} differs in case',
    text: 'Header "{found}" matches "{source}" only if upper and lower case are ignored.',
    suggestion: 'Correct {header}.',
    owner: 'district',
    origin: 'file',
    fix: 'templateColumn',
  },
  V003: {
    ...error,
    ...district,
    title: '{Column} is empty',
    text: '{Column} is required but empty. Row not loaded.',
    suggestion: 'Enter it in the SIS.',
  },
  V004: {
    ...error,
    ...district,
    title: '{Column} is not a valid date',
    text: 'Value "{value}" is not a date in the format {form}. Row not loaded.',
    suggestion: 'Correct it in the SIS.',
    cases: {
      leftOutFrom: {
        text: 'Date "{value}" is not between {leftOutFrom} and {to}, so it was left out.',
      },
      leftOut: { text: 'Value "{value}" is not a date in the format {form}, so it was left out.' },
      otherForm: { suggestion: "Set the template's date format to {otherForm}." },
      from: { text: 'Date "{value}" is not between {from} and {to}. Row not loaded.' },
      earlier: { text: '{Column} "{value}" is before the {earlier}. Row not loaded.' },
    },
  },
  V005: {
    ...error,
    ...district,
    title: '{Column} is too long',
    text: 'Value "{value}" is longer than {max} characters. Row not loaded.',
    suggestion: 'Shorten it in the SIS.',
    cases: { leftOut: { text: 'Value "{value}" is longer than {max} characters, so it was left out.' } },
  },
  V006: {
    ...error,
    ...district,
    title: '{Column} is not a number',
    text: 'Value "{value}" is not a number. Row not loaded.',
    suggestion: 'Correct it in the SIS.',
    cases: {
      leftOutMin: { text: '{Column} "{value}" is not between {leftOutMin} and {max}, so it was left out.' },
      leftOut: { text: 'Value "{value}" is not a number, so it was left out.' },
      min: { text: '{Column} "{value}" is not between {min} and {max}. Row not loaded.' },
    },
  },
  V007: {
    ...error,
    title: 'Row has more or fewer fields than the header',
    text: 'Row {row} has {fields} fields, but the header has {expected}. Row not loaded.',
    suggestion: 'Check the delimiter and the quotes in the file.',
    cases: {
      single: { text: 'Row {row} has {single} field, but the header has {expected}. Row not loaded.' },
      unclosed: {
        text: 'A quote that opens in or after row {unclosed} is never closed.',
      },
      tooLong: {
        text: 'Row {tooLong} is longer than 1 MB: a line end or a closing quote is missing.',
      },
    },
    owner: 'district',
    origin: 'file',
    fix: 'template',
  },
  V008: {
    ...error,
    ...district,
    title: 'Duplicate {key} {inOrigin}',
    text: 'Value "{value}" is already used in row {first}. Row not loaded.',
    suggestion: 'Remove the duplicate in the SIS. The first row was kept.',
    cases: {
      source: {
        title: 'Duplicate {key} in two {sources}',
        text: 'Value "{value}" is already used in row {first} of "{source}". Row not loaded.',
      },
    },
  },
  V009: {
    ...warning,
    ...district,
    title: '{Column} is not valid',
    text: 'Email "{value}" is not valid and was left out.',
    suggestion: 'Correct it in the SIS.',
  },
  V010: {
    ...warning,
    title: 'File has a different encoding',
    text: 'The file is not {encoding}. It was read as {guess}.',
    suggestion: "Set the template's encoding to {guess}.",
    owner: 'provider',
    origin: 'template',
    fix: 'encoding',
  },
  V011: {
    ...warning,
    title: 'Month or day first in {column}',
    text: 'Dates in "{source}", such as "{value}", can be MM/dd/yyyy or dd/MM/yyyy. They were read as {form}.',
    suggestion: "Set the template's date format.",
    cases: {
      monthFirst: {
        text: 'Some dates in "{source}" can only be MM/dd/yyyy ({monthFirst}), others only dd/MM/yyyy ({dayFirst}). The column was read as {form}.',
        suggestion: "Correct the dates in the SIS, or set the template's date format.",
      },
    },
    owner: 'provider',
    origin: 'template',
    fix: 'template',
  },
  V012: {
    ...warning,
    ...district,
    title: 'Line break in {column}',
    text: '{Column} has a line break, which was replaced by a space.',
    suggestion: 'Correct it in the SIS.',
  },
  V013: {
    ...warning,
    ...district,
    title: 'Repeated row {inOrigin}',
    text: 'The row is the same as row {first}, so it was left out.',
    suggestion: 'Remove it in the SIS.',
    cases: {
      source: { text: 'The row is the same as row {first} of "{source}", so it was left out.' },
    },
  },
  V014: {
    ...error,
    title: '{Column} was changed by a spreadsheet',
    text: 'A spreadsheet turned the value into the number "{value}". Row not loaded.',
    suggestion: 'Send the file as the SIS writes it. Saving it in a spreadsheet changes it.',
    cases: {
      leftOut: {
        text: 'A spreadsheet turned the value into the number "{value}", so it was left out.',
      },
    },
    owner: 'district',
    origin: 'file',
    fix: 'none',
  },
} as const satisfies Record<string, FindingCodeDef>
