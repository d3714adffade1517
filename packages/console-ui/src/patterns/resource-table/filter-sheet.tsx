import { countOf } from '@edconsole/console-core'
import { Fragment, type ReactElement } from 'react'
import { Button } from '../../parts/button/button.tsx'
import { Checkbox } from '../../parts/checkbox/checkbox.tsx'
import { Dialog } from '../../parts/dialog/dialog.tsx'
import { FilterEditor } from './filter-editor.tsx'
import { withoutFilter } from './model/filter-value.ts'
import type { TableModel } from './table-model.ts'

export type FilterSheetProps<Row extends object> = {
  noun: readonly [one: string, many: string]
  model: TableModel<Row>
  open: boolean
  onClose: () => void
}

/** All filters of a list at once, over the whole screen. What is set applies at once. */
export function FilterSheet<Row extends object>({
  open,
  noun,
  model,
  onClose,
}: FilterSheetProps<Row>): ReactElement {
  const { chips, filters, change, today, list } = model
  const m = model.m.filters
  const total = list.totalCount
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={m.title}
      width="full"
      actions={
        <>
          {model.differs && (
            <Button kind="ghost" onClick={() => change({ kind: 'clear' })}>
              {m.clear}
            </Button>
          )}
          <Button kind="primary" onClick={onClose}>
            {m.show(total === undefined ? noun[1] : countOf(total, ...noun))}
          </Button>
        </>
      }
    >
      {filters.map((spec) => {
        const chosen = chips.find((chip) => chip.spec.field === spec.field)?.chosen
        const set = (next: typeof chosen) => change({ kind: 'filter', field: spec.field, chosen: next })
        return spec.kind === 'flag' ? (
          <Checkbox
            key={spec.field}
            label={spec.label}
            checked={chosen !== undefined}
            onChange={(on) => set(on ? { gte: String(spec.operator.gte) } : undefined)}
          />
        ) : (
          <Fragment key={spec.field}>
            <FilterEditor
              // What was typed gives way to what is at work, for example after "Clear filters"
              key={spec.kind === 'choice' ? '' : JSON.stringify(chosen)}
              spec={spec}
              list={model}
              chosen={chosen}
              today={today}
              m={m}
              onChange={set}
              close={noop}
            />
            {chosen !== undefined && spec.kind !== 'choice' && (
              <Button kind="link" onClick={() => set(withoutFilter(spec))}>
                {m.remove(spec.label)}
              </Button>
            )}
          </Fragment>
        )
      })}
    </Dialog>
  )
}

function noop(): void {}
