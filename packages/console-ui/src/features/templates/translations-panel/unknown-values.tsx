import {
  type CodeSuggestion,
  type DatabaseColumn,
  type DraftTranslation,
  newTranslation,
  type UntranslatedValue,
} from '@edconsole/console-core/import-rules'
import {
  memo,
  type NamedExoticComponent,
  type ReactElement,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { Button } from '../../../parts/button/button.tsx'
import type { ComboboxOption } from '../../../parts/combobox/combobox-option.ts'
import { CompletedIcon, WarningIcon } from '../../../parts/icons/icons.ts'
import type { TranslationsPanelMessages } from './messages.ts'
import { isTooLong } from './source-value-max.ts'
import { UnknownRow } from './unknown-row.tsx'
import * as css from './unknown-values.css.ts'

/** Each has a combobox, which is dear to draw. */
const AT_FIRST = 10

export type UnknownValuesProps = {
  column: DatabaseColumn
  options: readonly ComboboxOption[]
  open: readonly UntranslatedValue[]
  /** How many there were before any were translated. */
  all: number
  /** Translations that can't be saved as they stand. */
  toFix: number
  suggest: (sourceValue: string) => CodeSuggestion | null
  focusFirst: boolean | undefined
  onTranslate: (added: readonly DraftTranslation[]) => void
  m: TranslationsPanelMessages['unknown']
}

/** What the SIS sent and nothing translates: a list to work off from above. The focus goes on to the next one. */
export const UnknownValues: NamedExoticComponent<UnknownValuesProps> = memo(function UnknownValues(
  props: UnknownValuesProps,
): ReactElement | null {
  const { column, options, open, all, toFix, suggest, focusFirst, onTranslate, m } = props
  const [limit, setLimit] = useState(AT_FIRST)
  const box = useRef<HTMLElement>(null)
  /** Position of the value to go to once those before it are gone. */
  const goTo = useRef<number | null>(focusFirst ? 0 : null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the value stands where it will be once the list has changed
  useEffect(() => {
    if (goTo.current === null) return
    const inputs = box.current?.querySelectorAll<HTMLElement>('[data-ec-control]')
    const input = inputs?.[Math.min(goTo.current, inputs.length - 1)]
    goTo.current = null
    if (input) input.focus()
    else box.current?.focus()
  }, [open, limit])

  const shown = useMemo(
    () =>
      open.slice(0, limit).map((value) => ({
        value,
        suggestion: isTooLong(value.sourceValue) ? null : suggest(value.sourceValue),
      })),
    [open, limit, suggest],
  )
  const suggested = shown.flatMap(({ value, suggestion }) => (suggestion ? [{ value, suggestion }] : []))
  const same = suggested.filter(({ suggestion }) => suggestion.why === 'sameValue')
  const translate = (chosen: typeof suggested, next: number) => {
    goTo.current = next
    onTranslate(chosen.map(({ value, suggestion }) => newTranslation(value.sourceValue, suggestion.value)))
  }
  const done = toFix === 0 ? m.none : m.toFix(toFix)
  if (open.length === 0)
    return all === 0 ? null : (
      <section className={css.done} ref={box} tabIndex={-1} aria-label={done}>
        {toFix === 0 ? (
          <CompletedIcon size="sm" className={css.doneIcon} />
        ) : (
          <WarningIcon size="sm" className={css.icon} />
        )}
        {done}
      </section>
    )
  return (
    <section className={css.box} ref={box} aria-label={m.title(open.length)}>
      <div className={css.head}>
        <WarningIcon size="sm" className={css.icon} />
        <span className={css.title}>{m.title(open.length)}</span>
        {same.length > 0 && same.length < suggested.length && (
          <Button kind="link" size="sm" onClick={() => translate(same, 0)}>
            {m.same}
          </Button>
        )}
        {suggested.length > 0 && (
          <Button kind="link" size="sm" onClick={() => translate(suggested, 0)}>
            {same.length === suggested.length ? m.same : m.apply(suggested.length)}
          </Button>
        )}
      </div>
      <ul className={css.list}>
        {shown.map(({ value, suggestion }, at) => (
          <UnknownRow
            key={value.sourceValue}
            column={column}
            options={options}
            value={value}
            suggestion={suggestion}
            m={m}
            onTranslate={(translatedValue) => {
              // Those that are too long have no control to go to.
              goTo.current = shown.slice(0, at).filter(({ value: one }) => !isTooLong(one.sourceValue)).length
              onTranslate([newTranslation(value.sourceValue, translatedValue)])
            }}
          />
        ))}
      </ul>
      {open.length > limit && (
        <Button
          kind="link"
          size="sm"
          onClick={() => {
            goTo.current = limit
            setLimit(limit + AT_FIRST)
          }}
        >
          {m.more(Math.min(AT_FIRST, open.length - limit))}
        </Button>
      )}
    </section>
  )
})
