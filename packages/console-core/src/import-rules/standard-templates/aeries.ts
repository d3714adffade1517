import { GRADES, LANGUAGE_NUMBERS, OURS, RELATIONSHIPS } from './codes.ts'
import type { StandardSet } from './standard-set.ts'

export const AERIES: StandardSet = {
  source: 'api',
  codes: {
    sites: { lowGrade: GRADES, highGrade: GRADES },
    students: { gradeLevel: GRADES, gender: OURS, primaryLanguage: LANGUAGE_NUMBERS },
    contacts: { relationship: RELATIONSHIPS, languageCode: LANGUAGE_NUMBERS },
    courses: { gradeLow: GRADES, gradeHigh: GRADES },
    enrollment: { gradeLevel: GRADES },
    transcripts: { gradeLevelTaken: GRADES },
  },
  // Aeries has titles, which every district chooses, and no roles.
  constants: { staff: { role: 'teacher' } },
}
