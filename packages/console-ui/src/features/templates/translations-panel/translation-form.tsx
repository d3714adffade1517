import {
  checkTranslations,
  type DatabaseColumn,
  type DraftTranslation,
  sourceValueOf,
} from '@edconsole/console-core/import-rules'
import { type KeyboardEvent, type ReactElement, startTransition, useEffect, useRef, useState } from 'react'
import { Button } from '../../../parts/button/button.tsx'
import { Combobox } from '../../../parts/combobox/combobox.tsx'
import type { ComboboxOption } from '../../../parts/combobox/combobox-option.ts'
import { Field } from '../../../parts/field/field.tsx'
import { Select } from '../../../parts/select/select.tsx'
import { TextField } from '../../../parts/text-field/text-field.tsx'
import type { TranslationsPanelMessages } from './messages.ts'
import { platformText } from './platform-values.ts'
import { isTooLong, SOURCE_VALUE_MAX } from './source-value-max.ts'
import * as css from './translation-list.css.ts'

type MatchType = DraftTranslation['matchType']

const EMPTY: DraftTranslation = { id: null, sourceValue: '', translatedValue: '', matchType: 'exact' }

export type TranslationFormProps = {
  column: DatabaseColumn
  options: readonly ComboboxOption[]
  /** Names the form. */
  label: string
  /** Leave it out for a new one. */
  start?: DraftTranslation
  /** What was typed of it before. */
  typed?: DraftTranslation | undefined
  /** Default true. */
  takesFocus?: boolean
  others: readonly DraftTranslation[]
  /** Hears of every step, and whether it may stand. */
  onType?: (next: DraftTranslation, stands: boolean) => void
  /** Hears of every step that may stand. */
  onValid?: (next: DraftTranslation) => void
  onDone: (made: DraftTranslation) => void
  onCancel: () => void
  /** Default: as Cancel. */
  onEscape?: () => void
  onClear?: () => void
  m: TranslationsPanelMessages['form']
  match: TranslationsPanelMessages['match']
}

/** The fields of one translation. A value that is translated already is named at once, what is missing when it is to be done. */
export function TranslationForm(props: TranslationFormProps): ReactElement {
  const { column, options, label, start, typed, takesFocus = true, others, m, match } = props
  const { onType, onValid, onDone, onCancel, onEscape = onCancel, onClear } = props
  const [written, setWritten] = useState(typed ?? start ?? EMPTY)
  const [judged, setJudged] = useState(start !== undefined)
  const form = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only as it opens
  useEffect(() => {
    if (takesFocus) form.current?.querySelector<HTMLElement>('[data-ec-control]')?.focus()
  }, [])
  const literal = written.matchType === 'exact' || written.matchType === 'ignoreCase'
  const problem = problemOf(column, others, written, m)
  const wrong = (field: 'source' | 'match' | 'platform') => {
    if (problem?.field !== field) return undefined
    const isMissing = field === 'platform' || problem.message === m.enterSource
    return isMissing && !judged ? undefined : problem.message
  }
  const change = (step: Partial<DraftTranslation>) => {
    const next = { ...written, ...step }
    const stands = !problemOf(column, others, next, m)
    setWritten(next)
    onType?.(next, stands)
    // The letter is shown first; the template it belongs to may be large.
    if (stands) startTransition(() => onValid?.(next))
  }
  const submit = () => {
    setJudged(true)
    if (!problem) onDone({ ...written, sourceValue: literal ? written.sourceValue.trim() : '' })
    else form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }
  const onKey = (event: KeyboardEvent) => {
    const isEnter = event.key === 'Enter' && event.target instanceof HTMLInputElement
    if (event.defaultPrevented || (event.key !== 'Escape' && !isEnter)) return
    event.preventDefault()
    event.stopPropagation()
    if (isEnter) submit()
    else onEscape()
  }
  return (
    // No form element: the panel may stand inside one.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has no keys of its own either
    <div ref={form} role="group" className={css.form} aria-label={label} onKeyDown={onKey}>
      <div className={css.pair}>
        {literal && (
          <Field label={m.source} error={wrong('source')}>
            <TextField
              compact
              mono
              autoComplete="off"
              spellCheck={false}
              value={written.sourceValue}
              onChange={(sourceValue) => change({ sourceValue })}
            />
          </Field>
        )}
        <Field label={m.match} error={wrong('match')}>
          <Select
            compact
            value={written.matchType}
            options={Object.entries(match).map(([value, text]) => ({ value, label: text }))}
            onChange={(value) => isMatchType(value, match) && change({ matchType: value })}
          />
        </Field>
      </div>
      <Field label={m.platform} error={wrong('platform')}>
        <Combobox
          compact
          label={m.platform}
          placeholder={m.choosePlatform}
          value={written.translatedValue || null}
          options={options}
          onChange={(translatedValue) => change({ translatedValue })}
        />
      </Field>
      <div className={css.buttons}>
        <Button size="sm" onClick={submit}>
          {start ? m.done : m.adding}
        </Button>
        <Button size="sm" kind="ghost" onClick={onCancel}>
          {m.cancel}
        </Button>
        {onClear && (
          <Button size="sm" kind="ghost" className={css.clear} onClick={onClear}>
            {m.clear}
          </Button>
        )}
      </div>
    </div>
  )
}

const isMatchType = (value: string, words: Readonly<Record<MatchType, string>>): value is MatchType =>
  Object.hasOwn(words, value)

/** A translation from what a draft holds of it. */
export const typedTranslation = (
  values: Readonly<Record<string, unknown>> = {},
  match: TranslationsPanelMessages['match'],
): DraftTranslation | undefined => {
  const { sourceValue, translatedValue, matchType } = values
  if (typeof sourceValue !== 'string' || typeof translatedValue !== 'string') return undefined
  if (typeof matchType !== 'string' || !isMatchType(matchType, match)) return undefined
  return { id: null, sourceValue, translatedValue, matchType }
}

/** What is wrong with a translation being typed, and in which field. */
type Problem = { readonly field: 'source' | 'match' | 'platform'; readonly message: string }

/** Judges a translation by itself and beside the others, by the rules that a save follows; null when it may stand. */
const problemOf = (
  column: DatabaseColumn,
  others: readonly DraftTranslation[],
  written: DraftTranslation,
  m: TranslationsPanelMessages['form'],
): Problem | null => {
  const { matchType, translatedValue } = written
  const literal = matchType === 'exact' || matchType === 'ignoreCase'
  if (literal && sourceValueOf(written) === '') return { field: 'source', message: m.enterSource }
  if (literal && isTooLong(written.sourceValue))
    return { field: 'source', message: m.tooLong(SOURCE_VALUE_MAX) }
  const twin = others.find((other) => isTwin(column, other, written))
  if (twin)
    return {
      field: literal ? 'source' : 'match',
      message: m.taken[matchType](sourceValueOf(written), platformText(column, twin.translatedValue)),
    }
  if (!column.possibleValues.some(({ value }) => value === translatedValue))
    return { field: 'platform', message: m.choosePlatform }
  return null
}

/** Whether both say something about the same cell, whatever they say. */
const isTwin = (column: DatabaseColumn, other: DraftTranslation, written: DraftTranslation): boolean => {
  const translatedValue = column.possibleValues[0]?.value ?? ''
  if (sourceValueOf(written).toLowerCase() !== sourceValueOf(other).toLowerCase()) return false
  const fault = checkTranslations(column, [
    { ...other, translatedValue },
    { ...written, translatedValue },
  ])
  return fault?.field.startsWith('1.') ?? false
}
