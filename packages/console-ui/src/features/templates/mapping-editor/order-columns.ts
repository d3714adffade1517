import type { ColumnStanding, DatabaseColumn } from '@edconsole/console-core/import-rules'

const WEIGHT: Readonly<Record<ColumnStanding, number>> = { unmapped: 0, toFix: 1, done: 2, unused: 2 }

/** Required columns first ([S3]); among those of a kind what is not mapped, then what is to be fixed, else the template's order. */
export const orderColumns = (
  definitions: readonly DatabaseColumn[],
  stateOf: (columnName: string) => ColumnStanding,
): readonly string[] =>
  [...definitions]
    .sort(
      (a, b) =>
        Number(b.isRequired) - Number(a.isRequired) ||
        WEIGHT[stateOf(a.columnName)] - WEIGHT[stateOf(b.columnName)],
    )
    .map(({ columnName }) => columnName)
