import type { Made } from '../imports/file-of.ts'
import { oneOf, spread } from './one-of.ts'
import type { SchoolLife } from './school.ts'
import { studentNeeds } from './student-needs.ts'

const TAGS = [
  { from: '01', to: '05', every: 40, tagCode: 'READ', tagName: 'Reading group', tagCategory: 'group' },
  { from: '07', to: '12', every: 14, tagCode: 'AVID', tagName: 'AVID participant', tagCategory: 'program' },
  { from: '09', to: '12', every: 12, tagCode: 'ATH', tagName: 'School team', tagCategory: 'athletics' },
] as const

/** What the console draws a tag with; no file brings it. */
export const TAG_COLORS: Readonly<Record<string, string>> = {
  READ: '#2f6f9f',
  AVID: '#7a4fa3',
  ATH: '#2e7d4f',
}

/** Groups that some students belong to since the year began. */
export const studentTagRows = ({ district, pupils }: SchoolLife): Made[] =>
  pupils.flatMap(({ studentId, n, grade }) =>
    TAGS.filter(
      ({ from, to, every }) => grade >= from && grade <= to && spread(n + every * 13, 71, every) === 0,
    ).map(({ tagCode, tagName, tagCategory }) => ({
      studentId,
      tagCode,
      tagName,
      tagCategory,
      startDate: `${district.sisYear}-08-12`,
    })),
  )

const PROGRAMS = [
  { need: 'specialEducation', code: '144', name: 'Special Education', type: 'specialEducation' },
  { need: 'section504', code: '101', name: '504 Accommodation Plan', type: 'section504' },
  { need: 'giftedTalented', code: '127', name: 'Gifted and Talented', type: 'gate' },
  { need: 'homeless', code: '191', name: 'Homeless', type: 'homeless' },
  { need: 'migrant', code: '135', name: 'Migrant Education', type: 'migrant' },
] as const

/** The programs that students' needs speak of. */
export const studentProgramRows = ({ district: { sisYear }, pupils }: SchoolLife): Made[] =>
  pupils.flatMap(({ studentId, n, school }) => {
    const needs = studentNeeds(n)
    return PROGRAMS.filter(({ need }) => needs[need]).map(({ need, code, name, type }) => ({
      studentId,
      siteCode: school.siteCode,
      programCode: code,
      programName: name,
      programType: type,
      eligibilityStartDate: `${sisYear - spread(n, 81, 3)}-09-01`,
      programStartDate: `${sisYear}-08-12`,
      ...(need === 'specialEducation'
        ? {
            disabilityCode: oneOf(['240', '280', '290', '320'], spread(n, 82, 4)),
            minutesPerWeek: 60 + 30 * spread(n, 83, 5),
          }
        : {}),
    }))
  })
