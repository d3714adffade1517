/** How much a database for trials of size holds. */
export type ScaleSize = {
  districts: number
  students: number
  /** Batches, their results and their lines. */
  logRows: number
}

export const SCALE_SIZE: ScaleSize = { districts: 200, students: 100_000, logRows: 500_000 }
