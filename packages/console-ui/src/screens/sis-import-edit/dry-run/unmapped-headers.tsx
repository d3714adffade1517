import { columnsOf, matchByName, type RuleTemplate } from '@edconsole/console-core/import-rules'
import { type ReactElement, useMemo } from 'react'
import { Button } from '../../../parts/button/button.tsx'
import { MonoTag } from '../../../parts/mono-tag/mono-tag.tsx'
import * as css from './dry-run.css.ts'
import type { DryRunProps } from './dry-run-props.ts'
import type { DryRunMessages } from './messages.ts'

export type UnmappedHeadersProps = Pick<DryRunProps, 'onMapColumn'> & {
  headers: readonly string[]
  template: RuleTemplate
  m: DryRunMessages['unmapped']
}

/** Columns of the file that feed nothing, each with the column of ours that it probably is. */
export function UnmappedHeaders({ headers, template, onMapColumn, m }: UnmappedHeadersProps): ReactElement {
  const offers = useMemo(() => offersFor(headers, template), [headers, template])
  return (
    <details className={css.unmapped} open={offers.size > 0}>
      <summary className={css.summary}>{m.title(headers.length)}</summary>
      <ul className={css.headers}>
        {headers.map((header) => {
          const offer = offers.get(header)
          return (
            <li key={header} className={css.header}>
              <MonoTag value={header} />
              {offer === undefined ? null : (
                <Button kind="link" size="sm" onClick={() => onMapColumn(offer.columnName, header)}>
                  {m.map(offer.displayName)}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </details>
  )
}

const offersFor = (headers: readonly string[], { componentName, importTemplateColumns }: RuleTemplate) => {
  const filled = new Set(
    importTemplateColumns.flatMap(({ columnName, sourceColumn, mappingType }) =>
      sourceColumn !== null || mappingType === 'fixed' ? columnName : [],
    ),
  )
  const open = columnsOf(componentName).filter(({ columnName }) => !filled.has(columnName))
  const matched = matchByName(open, headers, { taken: new Set() })
  return new Map(
    open.flatMap((column) => {
      const header = matched.get(column.columnName)
      return header === undefined ? [] : [[header, column] as const]
    }),
  )
}
