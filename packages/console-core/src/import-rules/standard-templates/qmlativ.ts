import { GRADES, SEXES } from './codes.ts'
import type { StandardSet } from './standard-set.ts'

export const QMLATIV: StandardSet = {
  source: 'api',
  codes: {
    students: { gradeLevel: GRADES, gender: SEXES },
    enrollment: { gradeLevel: GRADES },
  },
  constants: {},
}
