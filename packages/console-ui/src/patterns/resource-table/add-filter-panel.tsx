import { type ReactElement, useEffect, useMemo, useState } from 'react'
import type { ComboboxOption } from '../../parts/combobox/combobox-option.ts'
import { ComboboxPanel } from '../../parts/combobox/combobox-panel.tsx'
import { CheckIcon } from '../../parts/icons/later-icons.ts'
import type { AddFilterProps } from './add-filter.tsx'
import * as css from './filter-bar.css.ts'
import { FilterEditorPanel } from './filter-editor-panel.tsx'

export type AddFilterPanelProps = AddFilterProps & { close: () => void }

/** First which filter, found by typing or with the arrows, then its values. */
export function AddFilterPanel(props: AddFilterPanelProps): ReactElement {
  const { specs, list, chips, today, wanted, onChange, close } = props
  const [picked, setPicked] = useState(wanted.current)
  useEffect(() => {
    wanted.current = undefined
  }, [wanted])
  const options = useMemo(() => specs.map((spec) => optionOf(spec, chips)), [specs, chips])
  const chosenOf = (field: string) => chips.find((chip) => chip.spec.field === field)?.chosen
  const editing = specs.find(({ field }) => field === picked)
  if (editing) {
    return (
      <FilterEditorPanel
        spec={editing}
        list={list}
        chosen={chosenOf(editing.field)}
        today={today}
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
        label="Filter by"
        placeholder="Filter by"
        counted={false}
        value={null}
        options={options}
        nothing={(query) => `No filter matches ${query}`}
        onPick={pick}
      />
    </div>
  )
}

function optionOf(
  { field, label, kind }: AddFilterProps['specs'][number],
  chips: AddFilterProps['chips'],
): ComboboxOption {
  const chip = chips.find(({ spec }) => spec.field === field)
  return {
    value: field,
    label,
    icon: chip && <CheckIcon />,
    meta: chip && (kind === 'flag' ? 'On' : chip.value),
  }
}
