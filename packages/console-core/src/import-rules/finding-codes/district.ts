import type { FindingCodeDef } from './finding-code-def.ts'

const about = {
  severity: 'warning',
  stage: 'load',
  owner: 'district',
  origin: 'sis',
  fix: 'none',
} as const

/** How many there are, beside the last accepted batch. */
const counted = <What extends string>(what: What) =>
  ({
    text: `${what}: {count}.`,
    cases: {
      more: { text: `${what}: {count} ({more} more than in batch {since}).` },
      fewer: { text: `${what}: {count} ({fewer} fewer than in batch {since}).` },
      since: { text: `${what}: {count} (as many as in batch {since}).` },
    },
  }) as const

/** How a district stands as a whole after an import. */
export const DISTRICT_CODES = {
  D001: {
    ...about,
    title: 'Sections without a teacher',
    ...counted('Sections without a teacher'),
    suggestion: 'Assign teachers in the SIS.',
  },
  D002: {
    ...about,
    title: 'Students without a section',
    ...counted('Students without a section'),
    suggestion: 'Check the schedules and the roster file in the SIS.',
  },
  D003: {
    ...about,
    title: 'Teachers without a section',
    ...counted('Teachers without a section'),
    suggestion: 'Check the teachers of sections in the SIS.',
  },
  D004: {
    ...about,
    title: "Enrollments outside their term's dates",
    ...counted("Enrollments outside their term's dates"),
    suggestion: 'Check the dates of the terms and of the roster in the SIS.',
  },
  D005: {
    ...about,
    title: 'Site lost students',
    text: 'Site "{value}" lost {count} of {before} students ({percent}%) since batch {since}.',
    suggestion: 'Check that the source still has all students of the site.',
  },
  D006: {
    ...about,
    title: 'Site lost staff',
    text: 'Site "{value}" lost {count} of {before} staff ({percent}%) since batch {since}.',
    suggestion: 'Check that the source still has all staff of the site.',
  },
} as const satisfies Record<string, FindingCodeDef>
