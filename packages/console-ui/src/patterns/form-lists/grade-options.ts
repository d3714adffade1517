import { GRADE_CODES, gradeTitle } from '@edconsole/console-core'

/** Grades to choose from; a code that doesn't say which grade it is has its name beside it. */
export const gradeOptions: readonly { value: string; label: string }[] = GRADE_CODES.map((value) => ({
  value,
  label: /\d/.test(value) ? value : `${value} (${gradeTitle(value)})`,
}))
