import { componentTitle, useConsoleSettings, useList } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { Skeleton } from '../../../parts/skeleton/skeleton.tsx'
import { VisuallyHidden } from '../../../parts/visually-hidden/visually-hidden.tsx'
import { PlaceButton } from '../../../patterns/place-link/place-button.tsx'
import { ErrorState } from '../../../patterns/states/error-state.tsx'
import { classNames } from '../../../styles/class-names.ts'
import { placeInTable } from '../viewer/place-in-table.ts'
import type { TableDefinition } from '../viewer/table-definition.ts'
import { useTableWords } from '../viewer/use-table-words.ts'
import { FieldValue } from './field-value.tsx'
import type { RecordDrawerMessages } from './messages.ts'
import * as css from './record-drawer.css.ts'

const SHOWN = 25

export type RelatedTableProps = {
  table: TableDefinition
  /** Null where the record has nothing that they could be found by. */
  filter: Readonly<Record<string, string>> | null
  districtId: string
  year: number
  personalShown: boolean
  m: RecordDrawerMessages
}

/** The first rows of a table that belong to a record, with the columns that the table shows first, and the way to all of them. */
export function RelatedTable({ filter, ...props }: RelatedTableProps): ReactElement {
  const table = useTableWords(props.table)
  if (filter === null) return <p className={css.quiet}>{props.m.noRelated(table.noun[1])}</p>
  return <Rows {...props} table={table} filter={filter} />
}

type RowsProps = RelatedTableProps & { filter: Readonly<Record<string, string>> }

function Rows({ table, filter, districtId, year, personalShown, m }: RowsProps): ReactElement {
  const { timeZone } = useConsoleSettings()
  const { data, totalCount, stale, errors, retry } = useList(
    table.operation,
    { limit: SHOWN, filter: { ...filter, schoolYear: year } },
    { within: { ...filter, year } },
  )
  if (!data && errors.length > 0) return <ErrorState failure={errors[0]} onRetry={retry} />
  if (!data) return <Skeleton width="70%" />
  // What the record itself says in every row needs no column.
  const columns = table.fields.filter(({ field, hidden }) => !hidden && filter[field] === undefined)
  const key = table.operation.list?.key ?? 'id'
  return (
    <>
      <div className={css.head}>
        <p className={css.quiet}>
          {data.length === 0
            ? m.noRelated(table.noun[1])
            : m.related(data.length, totalCount ?? data.length, table.noun)}
        </p>
        <PlaceButton size="sm" to={placeInTable(table.id, filter, { districtId, year })}>
          {m.openTable}
        </PlaceButton>
      </div>
      {data.length === 0 ? null : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
        <section className={css.region} tabIndex={0} aria-label={componentTitle(table.component)}>
          <table className={css.table} aria-busy={stale || undefined}>
            <caption>
              <VisuallyHidden>{componentTitle(table.component)}</VisuallyHidden>
            </caption>
            <thead>
              <tr>
                {columns.map(({ field, title, kind }) => (
                  <th
                    key={field}
                    scope="col"
                    className={classNames(css.columnHead, kind === 'number' && css.end)}
                  >
                    {title}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {data.map((row) => (
                <tr key={String(Reflect.get(row, key))}>
                  {columns.map((field) => (
                    <td
                      key={field.field}
                      className={classNames(css.cell, field.kind === 'number' && css.end)}
                    >
                      <FieldValue
                        field={field}
                        row={row}
                        districtId={districtId}
                        year={year}
                        timeZone={timeZone}
                        personalShown={personalShown}
                      />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </>
  )
}
