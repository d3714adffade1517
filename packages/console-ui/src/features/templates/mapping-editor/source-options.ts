import type { DatabaseColumn } from '@edconsole/console-core/import-rules'
import type { ComboboxOption } from '../../../parts/combobox/combobox-option.ts'
import type { MappingEditorMessages } from './messages.ts'
import type { SourceUse } from './source-use.ts'

/** The SIS columns to choose from for a database column: those with a name alike, those that feed nothing, the rest. */
export const sourceOptions = (
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
