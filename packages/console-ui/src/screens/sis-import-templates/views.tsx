import { useScreenState } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { SegmentedControl } from '../../parts/segmented-control/segmented-control.tsx'
import type { SisImportTemplatesMessages } from './messages.ts'
import type { TemplateRow } from './template-row.ts'
import { countsOf, VIEWS, type View } from './view-of-rows.ts'

/** The view that the address names. */
export const useView = (): [View, (view: View) => void] => {
  const [{ view }, change] = useScreenState({ view: VIEWS })
  return [view, (next) => change({ view: next }, { otherRows: true })]
}

export type ViewsProps = { rows: readonly TemplateRow[] | undefined; m: SisImportTemplatesMessages }

/** A choice between what is there, what needs attention and what is missing; it stands in the address. */
export function Views({ rows, m }: ViewsProps): ReactElement {
  const [view, change] = useView()
  const counts = rows && countsOf(rows)
  return (
    <SegmentedControl
      label={m.views.label}
      value={view}
      options={VIEWS.map((value) => ({ value, label: m.views[value], count: counts?.[value] }))}
      onChange={change}
    />
  )
}
