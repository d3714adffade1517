/** How one column of a table is shown; the order of the list is the order of the columns. */
export type ColumnState = { field: string; hidden?: boolean; width?: number; pinned?: boolean }

/** `GET /user-preferences` ([S3], R23). A kind is null until something was saved for it. */
export type UserPreferences = {
  columnStates: Record<string, ColumnState[]> | null
  pageSizes: Record<string, number> | null
}
