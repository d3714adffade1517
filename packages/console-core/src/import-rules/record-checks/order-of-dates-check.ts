import { createFinding } from '../finding.ts'
import { aboutColumn, type CheckSetting, columnNamed, firstField, type RecordCheck } from './record-check.ts'

/** The first of each pair is never after the second. */
const DATES_IN_ORDER = [
  ['entryDate', 'exitDate'],
  ['startDate', 'endDate'],
  ['assignedDate', 'dueDate'],
  ['dispositionStartDate', 'dispositionEndDate'],
  ['programStartDate', 'programEndDate'],
  ['eligibilityStartDate', 'eligibilityEndDate'],
] as const

/** V004 where something ends before it begins: one check for each pair of dates that the file fills. */
export const createOrderOfDatesChecks = (setting: CheckSetting): RecordCheck[] =>
  DATES_IN_ORDER.flatMap(([first, second]) => {
    const [start, end] = [columnNamed(setting, first), columnNamed(setting, second)]
    if (!start || !end) return []
    const [startPlace, endPlace] = [setting.shape.placeOf(first), setting.shape.placeOf(second)]
    const check: RecordCheck = (values, fields, _rowNumber, found) => {
      const [from, to] = [values[startPlace], values[endPlace]]
      if (typeof from !== 'string' || typeof to !== 'string' || to >= from) return
      const value = firstField(end, fields) ?? to
      const earlier = start.definition.displayName.toLowerCase()
      found.push(
        createFinding('V004', {
          ...aboutColumn(setting, end),
          value,
          instead: {
            message: `${end.definition.displayName} "${value}" is before the ${earlier}. Row not loaded.`,
          },
        }),
      )
    }
    return [check]
  })
