/** How much a database for trials of size holds. */
export type ScaleSize = {
  readonly districts: number
  readonly students: number
  /** Batches, their results and their lines. */
  readonly logRows: number
}

export const SCALE_SIZE: ScaleSize = { districts: 2000, students: 1_000_000, logRows: 5_000_000 }
