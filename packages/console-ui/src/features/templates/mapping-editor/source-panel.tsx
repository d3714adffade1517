import type { DatabaseColumn } from '@edconsole/console-core/import-rules'
import { type ReactElement, useCallback, useMemo } from 'react'
import { Button } from '../../../parts/button/button.tsx'
import type { ComboboxOption } from '../../../parts/combobox/combobox-option.ts'
import { ComboboxPanel } from '../../../parts/combobox/combobox-panel.tsx'
import { rankOptions } from '../../../parts/combobox/rank-options.ts'
import type { MappingEditorMessages } from './messages.ts'
import { sourceOptions } from './source-options.ts'
import type { SourceUse } from './source-use.ts'

export type SourcePanelProps = {
  definition: DatabaseColumn
  value: string | null
  sources: SourceUse
  onPick: (source: string | null) => void
  m: MappingEditorMessages['source']
}

/** Search and list of the SIS columns. Any other name may be typed: not every SIS can list its columns. */
export function SourcePanel({ definition, value, sources, onPick, m }: SourcePanelProps): ReactElement {
  const options = useMemo(() => sourceOptions(definition, sources, m), [definition, sources, m])
  const search = useCallback(
    (all: readonly ComboboxOption[], query: string) => {
      const found = rankOptions(all, query)
      const typed = query.trim()
      if (typed === '' || all.some((option) => option.value === typed)) return found
      return [
        ...found,
        {
          value: typed,
          label: m.typed(typed),
          ...(!sources.isSeen(typed) && { note: m.unseen }),
        },
      ]
    },
    [m, sources],
  )
  return (
    <ComboboxPanel
      label={m.label(definition.displayName)}
      placeholder={m.search}
      value={value}
      options={options}
      search={search}
      nothing={() => m.nothing}
      onPick={onPick}
      foot={
        value === null ? undefined : (
          <Button size="sm" kind="ghost" onClick={() => onPick(null)}>
            {m.clear}
          </Button>
        )
      }
    />
  )
}
