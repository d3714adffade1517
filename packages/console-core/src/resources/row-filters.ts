/** What every list of rows from the SIS is filtered by, beside fields of its own. */
export const ROW_FILTERS = ['sourceId', 'batchId', 'isActive', 'schoolYear'] as const
