import type { ReactElement } from 'react'
import * as cell from '../../features/runs/columns/cell-text.css.ts'
import { NoValue } from '../../parts/no-value/no-value.tsx'
import { RowBar } from '../../parts/row-bar/row-bar.tsx'
import * as css from './cells.css.ts'
import type { SisImportTemplatesMessages } from './messages.ts'
import { judged, type Template } from './template-row.ts'

type CellProps = { template: Template; m: Pick<SisImportTemplatesMessages, 'share'> }

/** How many of the columns that must be filled are; only what is missing has a colour. */
export function RequiredCell({ template, m }: CellProps): ReactElement {
  const { required, requiredMapped } = judged(template).standing
  const missing = required - requiredMapped
  return (
    <span className={css.share}>
      <span className={css.bar}>
        <RowBar accepted={requiredMapped} rejected={missing} decorative />
      </span>
      <span className={missing > 0 ? css.missing : cell.secondary}>{m.share(requiredMapped, required)}</span>
    </span>
  )
}

/** How many codes of the SIS are known to mean something. */
export function ValuesCell({ template, m }: CellProps): ReactElement {
  const { values, valuesTranslated } = judged(template).standing
  if (values === 0) return <NoValue />
  return (
    <span className={valuesTranslated < values ? css.open : cell.secondary}>
      {m.share(valuesTranslated, values)}
    </span>
  )
}
