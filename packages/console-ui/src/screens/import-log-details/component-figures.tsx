import { formatCount, type ImportLogResult } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { acceptedRows } from '../../features/imports/accepted-rows.ts'
import { RowBar } from '../../parts/row-bar/row-bar.tsx'
import type { ImportLogDetailsMessages } from './messages.ts'
import * as css from './screen.css.ts'

export type ComponentFiguresProps = { result: ImportLogResult; m: ImportLogDetailsMessages }

/** What became of the rows of a component. Rows with a warning are among the accepted ones. */
export function ComponentFigures({ result, m }: ComponentFiguresProps): ReactElement {
  const accepted = acceptedRows(result)
  const warned = Math.min(accepted, result.recordsWarned)
  return (
    <div className={css.figures}>
      <dl className={css.figureList} aria-label={m.figures}>
        <Figure name={m.read} value={result.recordsRead} />
        <Figure name={m.accepted} value={accepted} mark="accepted" />
        <Figure name={m.rejected} value={result.recordsRejected} mark="rejected" />
        <Figure name={m.warned} value={result.recordsWarned} mark="warned" />
      </dl>
      <span className={css.bar}>
        <RowBar accepted={accepted - warned} warned={warned} rejected={result.recordsRejected} />
      </span>
    </div>
  )
}

type FigureProps = { name: string; value: number; mark?: keyof typeof css.mark }

function Figure({ name, value, mark }: FigureProps): ReactElement {
  return (
    <div>
      <dt className={css.figureName}>
        {mark ? <span className={css.mark[mark]} aria-hidden="true" /> : null}
        {name}
      </dt>
      <dd className={css.figure}>{formatCount(value)}</dd>
    </div>
  )
}
