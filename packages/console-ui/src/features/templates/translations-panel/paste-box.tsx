import {
  type DatabaseColumn,
  type DraftTranslation,
  type Paste,
  readPaste,
} from '@edconsole/console-core/import-rules'
import {
  type KeyboardEvent,
  type ReactElement,
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useRef,
} from 'react'
import { Button } from '../../../parts/button/button.tsx'
import { Field } from '../../../parts/field/field.tsx'
import { TextArea } from '../../../parts/text-area/text-area.tsx'
import { SectionHeading } from '../../../patterns/card/section-heading.tsx'
import type { TranslationsPanelMessages } from './messages.ts'
import * as css from './paste-box.css.ts'
import { platformText } from './platform-values.ts'
import { isTooLong, SOURCE_VALUE_MAX } from './source-value-max.ts'

export type PasteBoxProps = {
  column: DatabaseColumn
  translations: readonly DraftTranslation[]
  text: string
  takesFocus: boolean
  onText: (text: string) => void
  onApply: (paste: Paste<DraftTranslation>) => void
  onCancel: () => void
  onEscape: () => void
  m: TranslationsPanelMessages['paste']
}

/** What two pasted columns would change, before anything is changed. */
export function PasteBox({
  column,
  translations,
  text,
  takesFocus,
  onText,
  onApply,
  onCancel,
  onEscape,
  m,
}: PasteBoxProps): ReactElement {
  const id = useId()
  const area = useRef<HTMLTextAreaElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only as it opens
  useEffect(() => {
    if (takesFocus) area.current?.focus()
  }, [])
  // A letter is shown before all lines are looked at again.
  const settled = useDeferredValue(text)
  const paste = useMemo(() => readPaste(column, translations, settled), [column, translations, settled])
  const { added, changed, same, notRecognized, contradicted, hasHeader } = paste
  const isEmpty = added.length + changed.length + same + notRecognized.length + contradicted.length === 0
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    event.stopPropagation()
    onEscape()
  }
  const lineOf = ({ line, sourceValue, given }: (typeof notRecognized)[number]) =>
    isTooLong(sourceValue) ? m.tooLong(line, SOURCE_VALUE_MAX) : m.line(line, sourceValue, given)
  return (
    <section className={css.root} aria-labelledby={id} onKeyDown={onKey}>
      <SectionHeading depth={2} id={id} className={css.title}>
        {m.title}
      </SectionHeading>
      <Field label={m.label} help={m.help}>
        <TextArea ref={area} mono rows={4} spellCheck={false} value={text} onChange={onText} />
      </Field>
      <div role="status">
        {text.trim() === '' ? null : isEmpty ? (
          m.nothing
        ) : (
          <span className={css.preview}>
            {[m.preview(added.length, changed.length, notRecognized.length), same > 0 && m.same(same)]
              .filter(Boolean)
              .join(', ')}
          </span>
        )}
      </div>
      {hasHeader && <p className={css.note}>{m.header}</p>}
      <PasteLines
        title={m.changed}
        more={m.more}
        lines={changed.map(
          ({ before, after }) =>
            `${before.sourceValue}: ${m.was(platformText(column, before.translatedValue), platformText(column, after.translatedValue))}`,
        )}
      />
      <PasteLines title={m.notRecognized} more={m.more} lines={notRecognized.map(lineOf)} />
      <PasteLines title={m.contradicted} more={m.more} lines={contradicted.map(lineOf)} />
      <div className={css.buttons}>
        <Button
          size="sm"
          disabledReason={added.length + changed.length === 0 ? m.nothingToApply : undefined}
          onClick={() => onApply(readPaste(column, translations, text))}
        >
          {m.apply}
        </Button>
        <Button size="sm" kind="ghost" onClick={onCancel}>
          {m.cancel}
        </Button>
      </div>
    </section>
  )
}

/** So many show what a paste is about; the others are counted. */
const SHOWN = 5

type PasteLinesProps = { title: string; lines: readonly string[]; more: (count: number) => string }

/** Some lines of a paste of which something is to be said. */
function PasteLines({ title, lines, more }: PasteLinesProps): ReactElement | null {
  if (lines.length === 0) return null
  return (
    <div className={css.lines}>
      <span className={css.linesTitle}>{title}</span>
      <ul className={css.list}>
        {lines.slice(0, SHOWN).map((line) => (
          <li key={line}>{line}</li>
        ))}
        {lines.length > SHOWN && <li>{more(lines.length - SHOWN)}</li>}
      </ul>
    </div>
  )
}
