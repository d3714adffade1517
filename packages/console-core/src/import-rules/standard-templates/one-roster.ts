import { GRADES, OURS, SEXES } from './codes.ts'
import type { StandardSet } from './standard-set.ts'

/** OneRoster 1.1, which Q speaks too: its words are ours where we have some. */
export const ONE_ROSTER: StandardSet = {
  source: 'api',
  codes: {
    staff: { role: OURS },
    gradingPeriods: { sessionType: OURS },
    students: { gradeLevel: GRADES, gender: SEXES },
    sections: { classType: OURS, gradeLevels: GRADES },
    roster: { role: OURS },
    gradebooks: {
      scoreStatus: {
        'fully graded': 'fullyGraded',
        'not submitted': 'notSubmitted',
        'partially graded': 'partiallyGraded',
      },
    },
  },
  constants: {},
}
