import type { DatabaseColumn } from '@edconsole/console-core/import-rules'
import { type ReactElement, useCallback, useMemo } from 'react'
import { Button } from '../../../parts/button/button.tsx'
import type { ComboboxOption } from '../../../parts/combobox/combobox-option.ts'
import { ComboboxPanel } from '../../../parts/combobox/combobox-panel.tsx'
import { rankOptions } from '../../../parts/combobox/rank-options.ts'
import type { MappingEditorMessages } from './messages.ts'
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

/** The SIS columns to choose from for a database column: those with a name alike, those that feed nothing, the rest. */
const sourceOptions = (
  definition: DatabaseColumn,
  sources: SourceUse,
  m: MappingEditorMessages['source'],
): ComboboxOption[] => {
  const optionOf = (value: string, group: string): ComboboxOption => {
    const others = sources.feeds(value).filter(({ columnName }) => columnName !== definition.columnName)
    const file = sources.fileOf(value)
    const notes = [
      ...(others.length > 0 ? [m.feeds(others.map(({ displayName }) => displayName))] : []),
      ...(file === undefined ? [] : [m.onTrial(file)]),
    ]
    return {
      value,
      label: value,
      group,
      ...(notes.length > 0 && { note: notes.join(' · ') }),
    }
  }
  const suggested = sources.suggest(definition).map(({ sourceColumn }) => sourceColumn)
  const isUsed = (name: string) =>
    sources.feeds(name).some(({ columnName }) => columnName !== definition.columnName)
  const rest = sources.header.filter((name) => !suggested.includes(name))
  return [
    ...suggested.map((name) => optionOf(name, m.suggested)),
    ...rest.filter((name) => !isUsed(name)).map((name) => optionOf(name, m.unused)),
    ...rest.filter(isUsed).map((name) => optionOf(name, m.elsewhere)),
  ]
}
