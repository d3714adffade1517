import { IMPORT_LIMITS } from './limits.ts'

const dayMs = 86_400_000

/** The dates that a column may hold: births since 1900, stays around the school year, nothing that has not happened. */
export const columnDates = (
  component: string,
  columnName: string,
  { schoolYear, today }: { schoolYear: number; today: string },
): { from: string; to: string } | null => {
  if (columnName === 'birthDate') return { from: IMPORT_LIMITS.earliestBirthDate, to: today }
  const around = {
    from: shifted(`${schoolYear}-06-01`, -IMPORT_LIMITS.enrollmentDays),
    to: shifted(`${schoolYear + 1}-06-30`, IMPORT_LIMITS.enrollmentDays),
  }
  if (columnName === 'incidentDate') return { ...around, to: today }
  return component === 'enrollment' || columnName === 'attendanceDate' ? around : null
}

const shifted = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)
