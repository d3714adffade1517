import {
  type ColumnFault,
  type DraftColumn,
  type DraftFields,
  type SeenSource,
  seenColumnOf,
} from '@edconsole/console-core/import-rules'
import { type ReactElement, useMemo } from 'react'
import { ErrorIcon, InfoIcon, WarningIcon } from '../../../parts/icons/icons.ts'
import { lazyPart } from '../../../parts/lazy-part/lazy-part.tsx'
import type { PossibleValuesState } from '../translations-panel/translations-panel-props.ts'
import { ColumnFields } from './column-fields.tsx'
import type { EditorRow } from './editor-rows.ts'
import * as css from './mapping-editor.css.ts'
import type { MappingEditorMessages } from './messages.ts'
import { SampleResults } from './sample-results.tsx'
import type { SourceUse } from './source-use.ts'

const TranslationsPanel = /* @__PURE__ */ lazyPart(
  async () => (await import('../translations-panel/translations-panel.tsx')).TranslationsPanel,
)

export type ColumnPanelProps = {
  row: EditorRow
  sources: SourceUse
  seen: SeenSource
  fields: DraftFields
  /** Source values that a link leads to. */
  values: readonly string[] | undefined
  possible: PossibleValuesState | undefined
  onEdit: (change: Partial<DraftColumn>, step?: string) => void
  onLeave: () => void
  m: MappingEditorMessages
}

const ICONS = { error: ErrorIcon, warning: WarningIcon, note: InfoIcon }
const TONES = { error: css.tone.unmapped, warning: css.tone.toFix, note: css.tone.unused }

/** All about one database column: how it is filled, what its values become, and what each code means. */
export function ColumnPanel(props: ColumnPanelProps): ReactElement {
  const { row, sources, seen, fields, values, possible, onEdit, onLeave, m } = props
  const { definition, column, saved, state } = row
  const { panel } = m
  const translates = definition.isCoded && column.mappingType !== 'fixed' && column.mappingType !== 'ignore'
  const unknown = useMemo(() => unknownFirst(seen, column, values), [seen, column, values])
  const stored = useMemo(() => withUse(seen, column, saved), [seen, column, saved])
  const others = column.sourceColumn === null ? [] : sources.feeds(column.sourceColumn)
  const shared = others.filter(({ columnName }) => columnName !== definition.columnName)
  const why = state.why.flatMap((fault) => {
    const text = whyText(fault, m.why)
    return text === null ? [] : [{ kind: fault.kind, severity: fault.severity, text }]
  })
  return (
    <div className={css.panel}>
      <p className={css.facts}>
        {[
          definition.description,
          definition.isRequired ? panel.required : panel.optional,
          ...(definition.maxLength === null || definition.isCoded
            ? []
            : [panel.longest(definition.maxLength)]),
        ].join(' · ')}
      </p>
      {why.length > 0 && (
        <ul className={css.faults}>
          {why.map(({ kind, severity, text }) => {
            const Icon = ICONS[severity]
            return (
              <li key={kind} className={css.fault}>
                <span className={TONES[severity]}>
                  <Icon size="sm" />
                </span>
                {text}
              </li>
            )
          })}
        </ul>
      )}
      {translates && (
        <TranslationsPanel
          key={definition.columnName}
          column={definition}
          sourceColumn={column.sourceColumn}
          translations={column.translations}
          unknown={unknown}
          possible={possible}
          saved={stored}
          refused={row.refused}
          focusFirst={values !== undefined && values.length > 0}
          onLeave={onLeave}
          onChange={(translations) => onEdit({ translations })}
        />
      )}
      <ColumnFields
        definition={definition}
        column={column}
        saved={saved}
        sources={sources}
        onEdit={onEdit}
        m={m}
      />
      {shared.length > 0 && column.sourceColumn !== null && (
        <p className={css.facts}>
          {panel.alsoFeeds(
            column.sourceColumn,
            shared.map(({ displayName }) => displayName),
          )}
        </p>
      )}
      {column.mappingType !== 'ignore' && column.mappingType !== 'fixed' && (
        <SampleResults definition={definition} column={column} fields={fields} seen={seen} m={panel} />
      )}
    </div>
  )
}

/** The stored translations, with how many rows of the last import each was used for. */
const withUse = (seen: SeenSource, column: DraftColumn, saved: DraftColumn | undefined) => {
  const { timesUsed = {} } = seenColumnOf(seen, column)
  return saved?.translations.map((one) => ({
    ...one,
    timesUsedLastRun: one.id === null ? null : (timesUsed[one.id] ?? null),
  }))
}

/** Codes without a translation, those of the link first: a link may name one that the last import did not have. */
const unknownFirst = (seen: SeenSource, column: DraftColumn, values: readonly string[] | undefined) => {
  const { unknownValues } = seenColumnOf(seen, column)
  if (!values || values.length === 0) return unknownValues
  const rowsOf = (value: string) =>
    unknownValues.find(({ sourceValue }) => sourceValue === value)?.rows ?? null
  return [
    ...values.map((sourceValue) => ({ sourceValue, rows: rowsOf(sourceValue) })),
    ...unknownValues.filter(({ sourceValue }) => !values.includes(sourceValue)),
  ]
}

/** What is wrong with a column, in a sentence; null for what the translations say themselves. */
const whyText = (fault: ColumnFault, m: MappingEditorMessages['why']): string | null => {
  switch (fault.kind) {
    case 'requiredUnmapped':
      return m.requiredUnmapped
    case 'duplicateSourceValue':
      return m.duplicateSourceValue(fault.sourceValues)
    case 'notInFile':
      return m.notInFile(fault.names)
    case 'refused':
      return m.refused(fault.message)
    default:
      return null
  }
}
