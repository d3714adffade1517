import { type DatabaseColumn, type DraftTranslation, sameValue } from '@edconsole/console-core/import-rules'
import { memo, type NamedExoticComponent, type ReactElement, useRef } from 'react'
import { Badge } from '../../../parts/badge/badge.tsx'
import { Button } from '../../../parts/button/button.tsx'
import type { ComboboxOption } from '../../../parts/combobox/combobox-option.ts'
import { EditedTag } from '../../../parts/field/edited-tag.tsx'
import { IconButton } from '../../../parts/icon-button/icon-button.tsx'
import { EditIcon } from '../../../parts/icons/icons.ts'
import { refusalText } from '../../../patterns/resource-form/refusal-text.ts'
import { classNames } from '../../../styles/class-names.ts'
import { EditedTranslation } from './edited-translation.tsx'
import type { TranslationsPanelMessages } from './messages.ts'
import type { PanelRow } from './panel-rows.ts'
import { platformText } from './platform-values.ts'
import { SourceText } from './source-text.tsx'
import * as css from './translation-list.css.ts'

export type TranslationRowProps = {
  column: DatabaseColumn
  options: readonly ComboboxOption[]
  row: PanelRow
  index: number
  measure: ((element: HTMLTableRowElement | null) => void) | undefined
  /** All translations while this one is edited. */
  edits: readonly DraftTranslation[] | undefined
  onEdit: (key: string | undefined) => void
  /** Null clears it. */
  onReplace: (place: number, next: DraftTranslation | null) => void
  onRestore: (translation: DraftTranslation) => void
  m: TranslationsPanelMessages
}

/** A line of the list: read, edited, or cleared with a way back. */
export const TranslationRow: NamedExoticComponent<TranslationRowProps> = memo(function TranslationRow(
  props: TranslationRowProps,
): ReactElement {
  const { column, options, row, index, measure, edits, onEdit, onReplace, onRestore, m } = props
  const { translation, state, place, fault, refused, unused, lost } = row
  const { sourceValue, matchType, translatedValue } = translation
  const began = useRef(translation)
  const asked = useRef(false)
  const line = useRef<HTMLTableRowElement | null>(null)
  const cleared = state === 'cleared'
  const literal = matchType === 'exact' || matchType === 'ignoreCase'
  const name = literal ? sourceValue : m.match[matchType]
  const toButton = () => requestAnimationFrame(() => line.current?.querySelector('button')?.focus())
  const close = () => {
    onEdit(undefined)
    toButton()
  }
  const ref = (element: HTMLTableRowElement | null) => {
    line.current = element
    measure?.(element)
  }
  if (edits && !cleared)
    return (
      <tr ref={ref} data-index={index}>
        <td colSpan={3} className={css.formCell}>
          <EditedTranslation
            column={column}
            options={options}
            row={row}
            m={m}
            label={m.form.editLabel(name)}
            takesFocus={asked.current}
            others={edits.filter((_, at) => at !== place)}
            onValid={(next) => onReplace(place, next)}
            onDone={close}
            onCancel={() => {
              onReplace(place, began.current)
              close()
            }}
            onClear={() => {
              onReplace(place, null)
              close()
            }}
          />
        </td>
      </tr>
    )
  const [code = '', ...label] = platformText(column, translatedValue).split(/(?<=^\S+) /)
  return (
    <tr ref={ref} data-index={index}>
      <td className={css.cell}>
        {literal ? (
          <SourceText value={sourceValue} cleared={cleared} />
        ) : (
          <span className={classNames(css.quiet, cleared && css.struck)}>{name}</span>
        )}
      </td>
      <td className={css.cell}>
        {cleared ? (
          <span className={css.quiet}>{m.list.cleared}</span>
        ) : (
          <>
            <bdi>
              <span className={css.code}>{code}</span> <span className={css.quiet}>{label.join(' ')}</span>
            </bdi>
            {state === 'edited' && <EditedTag inline />}
            {state === 'new' && <Badge tone="accent">{m.list.added}</Badge>}
            {fault !== null && (
              <span className={css.fault}>{fault === 'twice' ? m.form.twice : m.list.notInList}</span>
            )}
            {refused !== null && (
              <span className={css.fault}>{refusalText('sourceValue', m.form.source, refused)}</span>
            )}
            {unused && <span className={css.note}>{m.list.unused}</span>}
            {lost !== null && (
              <span className={css.note}>{m.list.lost(lost.sourceValue, lost.rows ?? 0, lost.fallback)}</span>
            )}
          </>
        )}
      </td>
      <td className={css.tools}>
        {cleared ? (
          <Button
            size="sm"
            kind="link"
            aria-label={m.list.undoOf(name)}
            onClick={() => {
              onRestore(translation)
              toButton()
            }}
          >
            {m.list.undo}
          </Button>
        ) : (
          <IconButton
            size="sm"
            label={m.list.edit(name)}
            icon={<EditIcon size="sm" />}
            onClick={() => {
              began.current = translation
              asked.current = true
              onEdit(row.key)
            }}
          />
        )}
      </td>
    </tr>
  )
}, sameProps)

/** Rows are made anew with every change; most say the same as before. */
function sameProps(before: TranslationRowProps, next: TranslationRowProps): boolean {
  return (
    before.row.key === next.row.key &&
    before.row.translation === next.row.translation &&
    before.row.state === next.row.state &&
    before.row.place === next.row.place &&
    before.row.unused === next.row.unused &&
    sameValue(before.row.lost, next.row.lost) &&
    before.row.fault === next.row.fault &&
    before.row.refused === next.row.refused &&
    before.column === next.column &&
    before.options === next.options &&
    before.index === next.index &&
    before.measure === next.measure &&
    before.edits === next.edits &&
    before.m === next.m
  )
}
