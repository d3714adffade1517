import type { SisComponent } from '@edconsole/console-core/contract'
import { sql } from 'kysely'
import { sisRowField } from '../../db/sis-row-field.ts'
import type { Call } from '../../http/handler.ts'

/** Where the rows on a page stand; rows of other school years have nothing to do with them. */
export type PageOf = Pick<Call, 'db' | 'lea'> & { readonly schoolYears: readonly number[] }

type Tie = {
  /** A field with an index. */
  readonly field: string
  /** Only rows with one of these; none is asked for nothing. */
  readonly values: readonly (string | null)[]
}

/** Rows of another component that a field ties to the rows on a page. */
export const rowsBeside = async (
  { db, lea, schoolYears }: PageOf,
  component: SisComponent,
  { field, values }: Tie,
): Promise<{ schoolYear: number; isActive: boolean; data: Readonly<Record<string, unknown>> }[]> => {
  const wanted = [...new Set(values)].filter((value) => value !== null)
  if (wanted.length === 0) return []
  return db
    .selectFrom('sisRows')
    .select(['schoolYear', 'isActive', 'data'])
    .where('lea', '=', lea)
    .where('component', '=', sql.lit(component))
    .where('schoolYear', 'in', schoolYears)
    .where(sql<boolean>`${sisRowField(component, field).value} in (${sql.join(wanted)})`)
    .orderBy('id')
    .execute()
}

export const schoolYearsOf = (rows: readonly { readonly schoolYear: number }[]): number[] => [
  ...new Set(rows.map(({ schoolYear }) => schoolYear)),
]
