import type { DraftColumn } from '@edconsole/console-core/import-rules'
import type { ReactElement } from 'react'
import { Button } from '../../../parts/button/button.tsx'
import type { EditorRow } from './editor-rows.ts'
import * as css from './mapping-editor.css.ts'
import type { MappingEditorMessages } from './messages.ts'
import { SourcePicker } from './source-picker.tsx'
import type { SourceUse } from './source-use.ts'

/** What a row can ask for; one object for all rows, and the same one from drawing to drawing. */
export type RowCommands = {
  open(columnName: string): void
  edit(columnName: string, change: Partial<DraftColumn>, step?: string): void
  settle(columnName: string, accepted: boolean): void
}

export type SourceCellProps = {
  row: EditorRow
  isStop: boolean
  proposed: string | undefined
  sources: SourceUse
  commands: RowCommands
  m: MappingEditorMessages
}

/** The SIS column to choose; where it is filled in another way, what that is, and the way to its panel. */
export function SourceCell({ row, isStop, proposed, sources, commands, m }: SourceCellProps): ReactElement {
  const { definition, column, state } = row
  const { columnName } = definition
  const tabIndex = isStop ? 0 : -1
  if (proposed !== undefined)
    return (
      <span className={css.proposed}>
        <span className={css.proposal}>{proposed}</span>
        <Button
          size="sm"
          data-ec-source=""
          tabIndex={tabIndex}
          aria-label={m.match.acceptOne(definition.displayName, proposed)}
          onClick={() => commands.settle(columnName, true)}
        >
          {m.match.accept}
        </Button>
        <Button
          size="sm"
          kind="ghost"
          tabIndex={tabIndex}
          aria-label={m.match.skipOne(definition.displayName, proposed)}
          onClick={() => commands.settle(columnName, false)}
        >
          {m.match.skip}
        </Button>
      </span>
    )
  if (column.mappingType === 'column' || (column.mappingType === 'default' && column.sourceColumn !== null))
    return (
      <SourcePicker
        definition={definition}
        column={column}
        sources={sources}
        tabIndex={tabIndex}
        invalid={state.state === 'unmapped'}
        m={m.source}
        onPick={(sourceColumn) => commands.edit(columnName, { sourceColumn })}
      />
    )
  return (
    <button
      type="button"
      data-ec-source=""
      tabIndex={tabIndex}
      className={css.other}
      onClick={() => commands.open(columnName)}
    >
      {otherWay(column, m.source)}
    </button>
  )
}

const otherWay = (
  { mappingType, sourceColumn, fixedValue, defaultValue }: EditorRow['column'],
  m: MappingEditorMessages['source'],
): string => {
  if (mappingType === 'ignore') return m.ignored
  if (mappingType === 'fixed') return m.fixed(fixedValue ?? '')
  if (mappingType === 'default') return m.default(defaultValue ?? '')
  return sourceColumn ?? m.choose
}
