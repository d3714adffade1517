import { createFinding, type Finding } from '../finding.ts'
import { placeOfRow, type RowMemory, type RowPlace, type Stay } from '../row-memory.ts'
import { aboutColumn, type CheckSetting, columnNamed, isRefused, type RecordCheck } from './record-check.ts'

/** Leaving needs a reason, and a student is at two schools at once only if one is secondary: V003, R006. */
export const createEnrollmentCheck = (setting: CheckSetting): RecordCheck => {
  const { shape, own, lookups } = setting
  const earlier = lookups.earlier ?? []
  const exitCodes = columnNamed(setting, 'exitCode')
  const student = shape.placeOf('studentId')
  const [entry, exit] = [shape.placeOf('entryDate'), shape.placeOf('exitDate')]
  const [exitCode, primary] = [shape.placeOf('exitCode'), shape.placeOf('isPrimarySchool')]

  return (values, _fields, rowNumber, found) => {
    const [studentId, entryDate, exitDate] = [values[student], values[entry], values[exit]]
    if (exitDate && exitCodes && !values[exitCode] && !isNamed(found, 'exitCode'))
      found.push(createFinding('V003', { ...aboutColumn(setting, exitCodes), value: '' }))
    if (values[primary] === false || typeof studentId !== 'string' || typeof entryDate !== 'string') return
    if (isRefused(found)) return
    const stay = { from: entryDate, to: typeof exitDate === 'string' ? exitDate : '9999-12-31', rowNumber }
    const others = own.stays.get(studentId)
    const other = overlapping(others, stay)
    const place = other ? placeOfRow(other.rowNumber, own, false) : placeInOther(earlier, studentId, stay)
    if (place === null) own.stays.set(studentId, others ? [...others, stay] : [stay])
    else
      found.push(
        createFinding('R006', {
          ...aboutColumn(setting, columnNamed(setting, 'studentId')),
          value: studentId,
          params: place,
        }),
      )
  }
}

const isNamed = (found: readonly Finding[], columnName: string): boolean =>
  found.some((finding) => finding.columnName === columnName)

/** Where a source before says that the student is somewhere else at that time; null when none does. */
const placeInOther = (earlier: readonly RowMemory[], studentId: string, stay: Stay): RowPlace | null => {
  for (const memory of earlier) {
    const other = overlapping(memory.stays.get(studentId), stay)
    if (other) return placeOfRow(other.rowNumber, memory, true)
  }
  return null
}

const overlapping = (stays: readonly Stay[] | undefined, stay: Stay): Stay | undefined =>
  stays?.find((one) => overlap(one, stay))

/** Leaving one school and entering the next on the same day is no overlap. */
const overlap = (a: Stay, b: Stay): boolean => a.from === b.from || (a.from < b.to && b.from < a.to)
