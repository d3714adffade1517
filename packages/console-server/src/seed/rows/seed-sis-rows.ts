import { CONSTANTS, type SisComponent, zonedDay } from '@edconsole/console-core/contract'
import type { RawBuilder } from 'kysely'
import type { Db } from '../../db/schema.ts'
import { refreshStatistics } from '../../pipeline/refresh-statistics.ts'
import type { SeedDistrict } from '../seed-district.ts'
import { attendanceRows } from './attendance.ts'
import { behaviorRows } from './behavior.ts'
import { contactRows } from './contacts.ts'
import { courseRows } from './courses.ts'
import { gradingPeriodRows } from './grading-periods.ts'
import { insertRowsFrom } from './insert-rows-from.ts'
import { gradebookRows, reportCardRows } from './marks.ts'
import { schoolTimes } from './school-time.ts'
import { rosterRows, sectionRows } from './sections.ts'
import { studentProgramRows, studentTagRows } from './student-groups.ts'
import { transcriptRows } from './transcripts.ts'
import { makeWorkingTables } from './working-tables.ts'

/** Rows of everything that the demo's files do not bring, made by the database from the stored schools and people. */
export const seedSisRows = async (
  db: Db,
  { now, districts }: { now: Date; districts: readonly SeedDistrict[] },
): Promise<void> => {
  const today = zonedDay(now, CONSTANTS.timeZone)
  const rich = districts.find(({ profile }) => profile === 'rich')?.lea ?? null
  await db.transaction().execute(async (trx) => {
    await makeWorkingTables(
      trx,
      districts.flatMap((district) => schoolTimes(district, today)),
      rich,
    )
    for (const [component, rows] of made(districts, rich)) await insertRowsFrom(trx, component, rows, now)
  })
  await refreshStatistics(db)
}

/** In an order in which a row finds what it is made from. */
const made = (
  districts: readonly SeedDistrict[],
  rich: string | null,
): [SisComponent, RawBuilder<unknown>][] => [
  ['gradingPeriods', gradingPeriodRows(districts)],
  ['courses', courseRows(rich)],
  ['sections', sectionRows()],
  ['roster', rosterRows()],
  ['contacts', contactRows()],
  ['attendance', attendanceRows()],
  ['behavior', behaviorRows()],
  ['gradebooks', gradebookRows()],
  ['reportCards', reportCardRows()],
  ['transcripts', transcriptRows()],
  ['studentTags', studentTagRows()],
  ['studentPrograms', studentProgramRows()],
]
