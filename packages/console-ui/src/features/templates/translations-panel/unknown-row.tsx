import type { CodeSuggestion, DatabaseColumn, UntranslatedValue } from '@edconsole/console-core/import-rules'
import type { KeyboardEvent, ReactElement } from 'react'
import { Badge } from '../../../parts/badge/badge.tsx'
import { Button } from '../../../parts/button/button.tsx'
import { Combobox } from '../../../parts/combobox/combobox.tsx'
import type { ComboboxOption } from '../../../parts/combobox/combobox-option.ts'
import { ForwardIcon } from '../../../parts/icons/icons.ts'
import type { TranslationsPanelMessages } from './messages.ts'
import { platformText } from './platform-values.ts'
import { SourceText } from './source-text.tsx'
import { isTooLong, SOURCE_VALUE_MAX } from './source-value-max.ts'
import * as css from './unknown-values.css.ts'

export type UnknownRowProps = {
  column: DatabaseColumn
  options: readonly ComboboxOption[]
  value: UntranslatedValue
  suggestion: CodeSuggestion | null
  onTranslate: (translatedValue: string) => void
  m: TranslationsPanelMessages['unknown']
}

/** One value without a translation. What it probably means is filled in, and counts once it is accepted. */
export function UnknownRow(props: UnknownRowProps): ReactElement {
  const { column, options, value, suggestion, onTranslate, m } = props
  const { sourceValue, rows, fallback } = value
  const accept = suggestion ? () => onTranslate(suggestion.value) : undefined
  // Before the combobox, which would take Enter for picking what is marked in its list.
  const onKey = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    event.stopPropagation()
    accept?.()
  }
  return (
    <li className={css.row} onKeyDownCapture={onKey}>
      <div className={css.source}>
        <SourceText value={sourceValue} strong />
        {(rows !== null || fallback) && (
          <div className={css.rows}>
            {[rows === null ? '' : m.rows(rows), fallback ? m.fallback : ''].filter(Boolean).join(', ')}
          </div>
        )}
      </div>
      <span className={css.arrow}>
        <ForwardIcon size="sm" />
      </span>
      <div className={css.platform}>
        {isTooLong(sourceValue) ? (
          <span className={css.why}>{m.tooLong(SOURCE_VALUE_MAX)}</span>
        ) : (
          <Combobox
            compact
            opensOnFocus={false}
            label={m.platform(sourceValue)}
            placeholder={m.choose(column.displayName)}
            value={suggestion?.value ?? null}
            options={options}
            onChange={onTranslate}
          />
        )}
        {suggestion && (
          <div className={css.suggested}>
            <Badge tone="accent">{m.suggested}</Badge>
            <span className={css.why}>{m.why[suggestion.why](suggestion.like)}</span>
            <Button
              size="sm"
              kind="link"
              aria-label={m.acceptFor(sourceValue, platformText(column, suggestion.value))}
              onClick={accept}
            >
              {m.accept}
            </Button>
          </div>
        )}
      </div>
    </li>
  )
}
