import type { ReactElement } from 'react'
import * as css from './combobox.css.ts'

/** In place of options that are left out: as high as they would be. */
export function OptionGap({ rows }: { rows: number }): ReactElement | null {
  if (rows <= 0) return null
  return <div data-rows={rows} style={{ blockSize: `calc(${css.rowHeight} * ${rows})` }} />
}
