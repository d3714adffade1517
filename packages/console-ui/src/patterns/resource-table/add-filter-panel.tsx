import { type ReactElement, useEffect, useMemo, useState } from 'react'
import type { ComboboxOption } from '../../parts/combobox/combobox-option.ts'
import { ComboboxPanel } from '../../parts/combobox/combobox-panel.tsx'
import { CheckIcon } from '../../parts/icons/icons.ts'
import * as css from './filter-bar.css.ts'
import { FilterEditorPanel } from './filter-editor-panel.tsx'
import type { FilteredList, FilterSpec } from './filter-spec.ts'
import type { TableMessages } from './messages.ts'
import type { ActiveFilter } from './model/active-filters.ts'
import { describeChosen, type FilterChosen, type Today } from './model/filter-value.ts'

export type AddFilterPanelProps = {
  specs: readonly FilterSpec[]
  list: FilteredList
  /** The filters at work; they carry a tick and open their editor too. */
  chips: readonly ActiveFilter[]
  today: Today
  m: TableMessages['filters']
  /** The filter that is shown first when it opens next. */
  wanted: { current: string | undefined }
  onChange: (field: string, chosen: FilterChosen | undefined) => void
  close: () => void
}

/** First which filter, found by typing or with the arrows, then its values. */
export function AddFilterPanel(props: AddFilterPanelProps): ReactElement {
  const { specs, list, chips, today, m, wanted, onChange, close } = props
  const [picked, setPicked] = useState(wanted.current)
  useEffect(() => {
    wanted.current = undefined
  }, [wanted])
  const options = useMemo(
    () => specs.map((spec) => optionOf(spec, { chips, today, m })),
    [specs, chips, today, m],
  )
  const chosenOf = (field: string) => chips.find((chip) => chip.spec.field === field)?.chosen
  const editing = specs.find(({ field }) => field === picked)
  if (editing) {
    return (
      <FilterEditorPanel
        spec={editing}
        list={list}
        chosen={chosenOf(editing.field)}
        today={today}
        m={m}
        onChange={(chosen) => onChange(editing.field, chosen)}
        close={close}
      />
    )
  }
  const pick = (field: string) => {
    const spec = specs.find((one) => one.field === field)
    if (spec?.kind !== 'flag') return setPicked(field)
    // A flag has no values to pick: on or off.
    onChange(field, chosenOf(field) ? undefined : { gte: String(spec.operator.gte) })
    close()
  }
  return (
    <div className={css.fields}>
      <ComboboxPanel
        label={m.by}
        placeholder={m.by}
        counted={false}
        value={null}
        options={options}
        nothing={m.noMatch}
        onPick={pick}
      />
    </div>
  )
}

function optionOf(
  { field, label, kind }: FilterSpec,
  { chips, today, m }: Pick<AddFilterPanelProps, 'chips' | 'today' | 'm'>,
): ComboboxOption {
  const chip = chips.find(({ spec }) => spec.field === field)
  return {
    value: field,
    label,
    icon: chip && <CheckIcon />,
    meta: chip && (kind === 'flag' ? m.on : describeChosen(chip.spec, chip.chosen, today, m).value),
  }
}
