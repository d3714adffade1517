import { type ComponentName, componentTitle, formatShare, type Place } from '@edconsole/console-core'
import type { Column } from '../../../patterns/resource-table/column.ts'
import { linkColumn } from './link-column.tsx'
import { ScaledBar } from './scaled-bar.tsx'

/** The component, which leads to what became of its rows. */
export const componentColumn = <Part extends { readonly componentName: ComponentName }>(
  title: string,
  to: (part: Part) => Place,
): Column<Part> =>
  linkColumn<Part>('componentName', title, ({ componentName }) => componentTitle(componentName), to)

type BarOptions<Part> = {
  title: string
  /** Rows of the largest component: the full width of every bar. */
  scale: number
  rows(part: Part): { accepted: number; rejected: number; read: number }
  /** The bar in words. */
  label(accepted: number, rejected: number): string
}

/** What became of the rows of each component, all on one scale. */
export const scaledBarColumn = <Part,>(
  field: string,
  { title, scale, rows, label }: BarOptions<Part>,
): Column<Part> => ({
  field,
  title,
  text: (part) => formatShare(rows(part).accepted, rows(part).read),
  cell: (part) => {
    const { accepted, rejected } = rows(part)
    return (
      <ScaledBar accepted={accepted} rejected={rejected} scale={scale} label={label(accepted, rejected)} />
    )
  },
})
