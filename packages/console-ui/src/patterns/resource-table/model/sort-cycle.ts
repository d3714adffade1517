export type Sort = { readonly field: string; readonly direction: 'asc' | 'desc' }

/**
 * What a click on a header makes of the order: ascending, descending, default (ux 8.1).
 * `undefined` is the list's own order. Where a column is the default, its two directions alternate.
 */
export function nextSort(
  current: Sort | undefined,
  field: string,
  fallback: Sort | undefined,
): Sort | undefined {
  const shown = current ?? fallback
  if (shown?.field !== field) return { field, direction: 'asc' }
  if (current?.direction === 'desc') return undefined
  const next: Sort = { field, direction: shown.direction === 'asc' ? 'desc' : 'asc' }
  return sameSort(next, fallback) ? undefined : next
}

export function sameSort(a: Sort | undefined, b: Sort | undefined): boolean {
  return a?.field === b?.field && a?.direction === b?.direction
}

/** The field that a list is ordered by for a column. */
export function sortFieldOf({ field, sortBy = field }: { field: string; sortBy?: string }): string {
  return sortBy
}
