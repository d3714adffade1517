/** How much a database for trials of size holds. */
export type ScaleSize = {
  districts: number
  /** Rows of all SIS components together. */
  rows: number
  /** How many of them are students: a quarter or more. */
  students: number
  /** Batches, their results and their lines. */
  logRows: number
}

/** Beside a student's own row: enrollment, two places in sections, and a part of what a school has. */
export const ROWS_PER_STUDENT = 4
/** So that the smallest district has a site, somebody who works there, and a student. */
export const ROWS_PER_DISTRICT = 20

/** More rows than this take a PostgreSQL server: the embedded engine would need many minutes, and answer nothing meanwhile. */
export const EMBEDDED_ROWS_MAX = 1_500_000

export const SCALE_SIZE: ScaleSize = {
  districts: 5000,
  rows: 5_000_000,
  students: 5_000_000 / ROWS_PER_STUDENT,
  logRows: 1_000_000,
}

/** What is wrong with a size, as a sentence; null when nothing is. */
export const sizeFault = (
  { districts, rows, students, logRows }: ScaleSize,
  isEmbedded: boolean,
): string | null => {
  if (rows < districts * ROWS_PER_DISTRICT)
    return `${districts} districts need at least ${districts * ROWS_PER_DISTRICT} rows, not ${rows}.`
  if (students < Math.floor(rows / ROWS_PER_STUDENT) || students > rows * 0.93)
    return `Of ${rows} rows, at least ${Math.floor(rows / ROWS_PER_STUDENT)} and at most ${Math.floor(rows * 0.93)} can be students, not ${students}.`
  if (isEmbedded && rows + logRows > EMBEDDED_ROWS_MAX)
    return `${rows + logRows} rows need a PostgreSQL server: set DATABASE_URL, or make fewer with --districts, --rows and --log-rows. The embedded database takes ${EMBEDDED_ROWS_MAX}.`
  return null
}
