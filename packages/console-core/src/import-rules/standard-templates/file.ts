import { GRADES, LANGUAGE_NUMBERS, OURS, RELATIONSHIPS } from './codes.ts'
import type { StandardSet } from './standard-set.ts'

/** Files with the header names that we suggest. */
export const FILE: StandardSet = {
  source: 'sftp',
  codes: {
    sites: { lowGrade: GRADES, highGrade: GRADES },
    staff: { role: OURS },
    students: { gradeLevel: GRADES, gender: OURS, primaryLanguage: LANGUAGE_NUMBERS },
    contacts: { relationship: RELATIONSHIPS, languageCode: LANGUAGE_NUMBERS },
    courses: { gradeLow: GRADES, gradeHigh: GRADES },
    sections: { classType: OURS, gradeLevels: GRADES },
    enrollment: { gradeLevel: GRADES },
    roster: { role: OURS },
  },
  constants: {},
}
