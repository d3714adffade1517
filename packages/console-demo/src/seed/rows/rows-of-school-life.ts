import type { ImportedComponent } from '@edconsole/console-core/import-rules'
import type { Made } from '../imports/file-of.ts'
import { attendanceRows } from './attendance.ts'
import { behaviorRows } from './behavior.ts'
import { contactRows } from './contacts.ts'
import { courseRows } from './courses.ts'
import { gradingPeriodRows } from './grading-periods.ts'
import { gradebookRows, reportCardRows } from './marks.ts'
import type { SchoolLife } from './school.ts'
import { rosterRows, sectionRows } from './sections.ts'
import { studentProgramRows, studentTagRows } from './student-groups.ts'
import { transcriptRows } from './transcripts.ts'

/** Everything of a demo district beside its schools and people, and how it is made. */
export const ROWS_OF_SCHOOL_LIFE = {
  gradingPeriods: gradingPeriodRows,
  contacts: contactRows,
  courses: courseRows,
  sections: sectionRows,
  roster: rosterRows,
  attendance: attendanceRows,
  behavior: behaviorRows,
  gradebooks: gradebookRows,
  reportCards: reportCardRows,
  transcripts: transcriptRows,
  studentTags: studentTagRows,
  studentPrograms: studentProgramRows,
} satisfies { [Component in ImportedComponent]?: (life: SchoolLife) => Made[] }
