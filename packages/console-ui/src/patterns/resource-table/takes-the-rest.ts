import type { ArrangedColumn } from './model/arrange-columns.ts'

/**
 * Once every shown column has a width and the reader gave one of them, what is left goes to the last of the others: else
 * the table would share it out among all, and none would be as wide as it was made.
 */
export function takesTheRest(arranged: readonly ArrangedColumn<never>[]): string | undefined {
  const shown = arranged.filter(({ hidden }) => !hidden)
  if (!shown.some(({ width }) => width) || shown.some(({ column }) => !column.width)) return undefined
  return (shown.findLast(({ width }) => !width) ?? shown.at(-1))?.column.field
}
