import type { ReactElement } from 'react'
import { CloseIcon } from '../../parts/icons/icons.ts'
import { lazyPart } from '../../parts/lazy-part/lazy-part.tsx'
import { Popover } from '../../parts/popover/popover.tsx'
import * as css from './filter-bar.css.ts'
import type { FilteredList } from './filter-spec.ts'
import type { TableMessages } from './messages.ts'
import type { ActiveFilter } from './model/active-filters.ts'
import { describeChosen, type FilterChosen, type Today, withoutFilter } from './model/filter-value.ts'

const FilterEditorPanel = lazyPart(async () => (await import('./filter-editor-panel.tsx')).FilterEditorPanel)

export type FilterChipProps = {
  filter: ActiveFilter
  list: FilteredList
  today: Today
  m: TableMessages['filters']
  onChange: (chosen: FilterChosen | undefined) => void
}

/** `Started Last 30 days ×`: the words open the editor, the cross removes the filter. */
export function FilterChip({ filter, list, today, m, onChange }: FilterChipProps): ReactElement {
  const { spec, chosen } = filter
  const { operator, value } = describeChosen(spec, chosen, today, m)
  const name = [spec.label, operator || (value && '='), value].filter(Boolean).join(' ')
  const words = (
    <>
      <span className={value ? css.chipName : css.chipValue}>
        {spec.label} {operator}
      </span>
      {value && <span className={css.chipValue}>{value}</span>}
    </>
  )
  return (
    <span className={css.chip}>
      {spec.kind === 'flag' ? (
        <span className={css.chipButton}>{words}</span>
      ) : (
        <Popover
          label={m.edit(spec.label)}
          needs={FilterEditorPanel}
          trigger={
            <button type="button" className={css.chipButton} data-ec-filter={spec.field}>
              {words}
            </button>
          }
        >
          {(close) => (
            <FilterEditorPanel
              spec={spec}
              list={list}
              chosen={chosen}
              today={today}
              m={m}
              onChange={onChange}
              close={close}
            />
          )}
        </Popover>
      )}
      <button
        type="button"
        className={css.chipRemove}
        aria-label={m.remove(name)}
        onClick={() => onChange(withoutFilter(spec))}
      >
        <CloseIcon size="sm" />
      </button>
    </span>
  )
}
