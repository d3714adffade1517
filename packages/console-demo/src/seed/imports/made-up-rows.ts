import { createTally } from '@edconsole/console-server/internal'
import type { Random } from './random.ts'
import type { DistrictReader, ReadRow } from './read-tables.ts'
import { STUDENT_AT } from './student-table.ts'

type Made = { rows: (ReadRow & { rowData: Record<string, string> })[]; tally: ReturnType<typeof createTally> }

const GRADE_CODES = ['TK+', 'PK3', 'UN', 'KP'] as const

/** Rows of students as an earlier file may have had them: a few causes, one of them with most rows. */
export const rejectedRows = (
  reader: DistrictReader,
  unknownSite: string,
  count: number,
  random: Random,
): Made => {
  const code = random.pick(GRADE_CODES)
  const faults: [number, () => string][] = [
    [STUDENT_AT.grade, () => code],
    [STUDENT_AT.site, () => unknownSite],
    [STUDENT_AT.lastName, () => ''],
  ]
  const leading = random.int(0, 2)
  return make(reader, count, random, () => {
    const [column, value] = faults[random.chance(0.7) ? leading : random.int(0, 2)] ?? [
      STUDENT_AT.lastName,
      () => '',
    ]
    return [column, value()]
  })
}

/** Rows that were accepted although their language has no translation. */
export const warnedRows = (reader: DistrictReader, count: number, random: Random): Made =>
  make(reader, count, random, () => [STUDENT_AT.language, '98'])

const make = (
  reader: DistrictReader,
  count: number,
  random: Random,
  fault: () => [column: number, value: string],
): Made => {
  const good = reader.rows('students').filter((row) => row.record !== null)
  const importer = reader.importer('students')
  const tally = createTally()
  const rows: Made['rows'] = []
  const chosen = new Set<number>()
  while (chosen.size < Math.min(count, good.length)) chosen.add(random.int(0, good.length - 1))
  for (const at of [...chosen].sort((a, b) => a - b)) {
    const row = good[at]
    if (!row) continue
    const [column, value] = fault()
    const fields = row.fields.with(column, value)
    const imported = importer.importRow(fields, row.rowNumber)
    tally.add(imported.findings)
    rows.push({ ...imported, fields, rowNumber: row.rowNumber, rowData: importer.rowData(fields) })
  }
  return { rows, tally }
}
