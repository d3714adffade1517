/** On every row that came from the SIS. */
export type RowMeta = {
  id: number
  lea: string
  /** START year (R31). */
  schoolYear: number
  /** The last batch that touched the row; null when it was made by hand. */
  batchId: number | null
  /** The row's key in the SIS. */
  sourceId: string
  isActive: boolean
  /** Made by hand: imports leave the row alone. */
  isManual: boolean
  dateLastModified: string
}

/** In the body of a change: `dateLastModified` as it was read. See `Operation.version`. */
export type ReadRow = Partial<Pick<RowMeta, 'dateLastModified'>>
