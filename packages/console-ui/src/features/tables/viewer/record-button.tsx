import type { ReactElement } from 'react'
import { NoValue } from '../../../parts/no-value/no-value.tsx'
import * as css from './table-viewer.css.ts'

export type RecordButtonProps = {
  /** What the row is called. */
  name: string
  onOpen: () => void
}

/** The first cell of a row: its name, which opens the record. */
export function RecordButton({ name, onOpen }: RecordButtonProps): ReactElement {
  return (
    <button type="button" className={css.record} onClick={onOpen}>
      {name === '' ? <NoValue /> : name}
    </button>
  )
}
