import {
  type DraftColumn,
  type DraftFields,
  type SeenSource,
  sameMapping,
  sameTranslations,
} from '@edconsole/console-core/import-rules'
import { memo, type ReactElement } from 'react'
import { Badge } from '../../../parts/badge/badge.tsx'
import { BackIcon, CheckIcon, ErrorIcon, MixedIcon, WarningIcon } from '../../../parts/icons/icons.ts'
import { NoValue } from '../../../parts/no-value/no-value.tsx'
import { Tooltip } from '../../../parts/tooltip/tooltip.tsx'
import { VisuallyHidden } from '../../../parts/visually-hidden/visually-hidden.tsx'
import type { RowWindow } from '../../../patterns/resource-table/row-window.ts'
import * as grid from '../../../patterns/resource-table/table-grid.css.ts'
import { classNames } from '../../../styles/class-names.ts'
import type { EditorRow } from './editor-rows.ts'
import * as css from './mapping-editor.css.ts'
import type { MappingEditorMessages } from './messages.ts'
import { sampleOf } from './sample-of.ts'
import { type RowCommands, SourceCell } from './source-cell.tsx'
import type { SourceUse } from './source-use.ts'

export type ColumnRowProps = {
  row: EditorRow
  /** Position among the rows of the list, from 0. */
  index: number
  measure: RowWindow['measure']
  isOpen: boolean
  /** Tab comes to this row, of all of them. */
  isStop: boolean
  proposed: string | undefined
  sources: SourceUse
  seen: SeenSource
  fields: Pick<DraftFields, 'componentName' | 'dateFormat'>
  commands: RowCommands
  m: MappingEditorMessages
}

const ICONS = { unmapped: ErrorIcon, toFix: WarningIcon, done: CheckIcon, unused: MixedIcon }

/** A database column: what fills it, what its values are like, how far it is (ux 9.5). Drawn again only for itself. */
export const ColumnRow = memo(
  function ColumnRow(props: ColumnRowProps): ReactElement {
    const { row, index, isOpen, isStop, proposed, sources, seen, fields, commands, m } = props
    const { definition, column, saved, state } = row
    const { columnName, displayName, isCoded, dataType } = definition
    const Icon = ICONS[state.state]
    const { values, valuesTranslated } = state.values
    const sample = sampleOf(definition, column, { seen, fields, m })
    return (
      <tr
        ref={props.measure}
        data-index={index}
        aria-rowindex={props.measure && index + 2}
        data-ec-column={columnName}
        className={classNames(grid.row, isOpen && grid.rowOpen)}
      >
        <th scope="row" className={grid.cell}>
          <button
            type="button"
            data-ec-name=""
            tabIndex={-1}
            className={css.name}
            aria-expanded={isOpen}
            onClick={() => commands.open(columnName)}
          >
            <Tooltip text={displayName}>
              <span className={css.nameText}>{columnName}</span>
            </Tooltip>
            {isEdited(saved, column) ? <Badge tone="info">{m.table.edited}</Badge> : null}
          </button>
        </th>
        <td className={classNames(grid.cell, css.quiet, grid.cellPriority[3])}>
          {m.types[isCoded ? 'list' : dataType]}
        </td>
        <td className={classNames(grid.cell, grid.cellPriority[3])} aria-hidden>
          <span className={css.arrow}>
            <BackIcon size="sm" />
          </span>
        </td>
        <td className={grid.cell}>
          <SourceCell
            row={row}
            isStop={isStop}
            proposed={proposed}
            sources={sources}
            commands={commands}
            m={m}
          />
        </td>
        <td className={classNames(grid.cell, grid.cellPriority[2])}>
          <SampleText sample={sample} hidden={m.table.hidden} />
        </td>
        <td className={classNames(grid.cell, grid.cellPriority[2])}>
          {values === 0 ? (
            <NoValue />
          ) : (
            <span className={classNames(valuesTranslated < values && css.open)}>
              {m.table.ratio(valuesTranslated, values)}
            </span>
          )}
        </td>
        <td className={classNames(grid.cell, grid.end)}>
          <Tooltip text={m.states[state.state]} describes={false}>
            <span className={css.tone[state.state]}>
              <Icon />
              <VisuallyHidden>{m.states[state.state]}</VisuallyHidden>
            </span>
          </Tooltip>
        </td>
      </tr>
    )
  },
  (before, after) =>
    before.index === after.index &&
    before.measure === after.measure &&
    before.row.column === after.row.column &&
    before.row.saved === after.row.saved &&
    before.row.state === after.row.state &&
    before.isOpen === after.isOpen &&
    before.isStop === after.isStop &&
    before.proposed === after.proposed &&
    before.sources === after.sources &&
    before.seen === after.seen &&
    before.fields === after.fields &&
    before.m === after.m,
)

const isEdited = (saved: DraftColumn | undefined, column: DraftColumn): boolean =>
  saved !== undefined && saved !== column && !(sameMapping(saved, column) && sameTranslations(saved, column))

function SampleText({
  sample,
  hidden,
}: {
  sample: ReturnType<typeof sampleOf>
  hidden: string
}): ReactElement {
  if (sample === null) return <NoValue />
  if (sample.kind !== 'hidden')
    return <span className={classNames(css.quiet, sample.kind !== 'words' && grid.mono)}>{sample.text}</span>
  return (
    <span className={css.quiet}>
      <span aria-hidden>••••••</span>
      <VisuallyHidden>{hidden}</VisuallyHidden>
    </span>
  )
}
