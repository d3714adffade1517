import {
  createCodeSuggester,
  type DatabaseColumn,
  type DraftTranslation,
  type UntranslatedValue,
  withoutTranslation,
} from '@edconsole/console-core/import-rules'
import {
  type ClipboardEvent,
  type ReactElement,
  useCallback,
  useDeferredValue,
  useMemo,
  useRef,
  useState,
} from 'react'
import { Skeleton } from '../../../parts/skeleton/skeleton.tsx'
import { useHeldLoading } from '../../../parts/skeleton/use-held-loading.ts'
import { LiveRegion } from '../../../patterns/live-region/live-region.tsx'
import { ErrorState } from '../../../patterns/states/error-state.tsx'
import type { TranslationsPanelMessages } from './messages.ts'
import { usePanelDraft } from './panel-draft.ts'
import { PanelFrame } from './panel-frame.tsx'
import { panelRows } from './panel-rows.ts'
import { PasteBox } from './paste-box.tsx'
import { platformOptions, platformText } from './platform-values.ts'
import { TranslationList } from './translation-list.tsx'
import * as css from './translations-panel.css.ts'
import type { TranslationsPanelProps } from './translations-panel-props.ts'
import { UnknownValues } from './unknown-values.tsx'

export type CodedColumnProps = TranslationsPanelProps & { m: TranslationsPanelMessages }

/** The panel of a column with codes. */
export function CodedColumn(props: CodedColumnProps): ReactElement {
  const { column, translations, unknown, saved, refused, onChange, focusFirst, possible, m } = props
  const paste = usePasted(column)
  const [said, setSaid] = useState('')
  const options = useMemo(() => platformOptions(column), [column])
  const open = useSameList(
    useMemo(() => withoutTranslation(column, translations, unknown), [column, translations, unknown]),
  )
  const rows = useMemo(
    () => panelRows(column, translations, saved, refused),
    [column, translations, saved, refused],
  )
  // What is suggested may follow a moment later than what is typed.
  const settled = useDeferredValue(translations)
  const suggest = useMemo(() => createCodeSuggester(column, settled), [column, settled])

  const latest = useRef({ translations, onChange })
  latest.current = { translations, onChange }
  const add = useCallback(
    (added: readonly DraftTranslation[]) => {
      latest.current.onChange([...latest.current.translations, ...added])
      const [first] = added
      if (first) setSaid(m.unknown.now(first.sourceValue, platformText(column, first.translatedValue)))
    },
    [column, m],
  )
  const onPaste = (event: ClipboardEvent<HTMLElement>) => {
    const text = event.clipboardData.getData('text/plain')
    // One line without a tab is meant for the field that it is pasted into.
    if (paste.text !== undefined || possible || !/[\t\n]/.test(text.trim())) return
    event.preventDefault()
    paste.open(text)
  }
  return (
    <PanelFrame {...props} help={m.help} onPaste={onPaste}>
      {possible?.state === 'failed' ? (
        <ErrorState failure={possible.failure} onRetry={possible.onRetry} />
      ) : possible ? (
        <WaitingList label={m.loading} />
      ) : (
        <>
          {paste.text !== undefined && (
            <PasteBox
              column={column}
              translations={translations}
              m={m.paste}
              text={paste.text}
              takesFocus={paste.isAsked}
              onText={paste.type}
              onCancel={paste.giveUp}
              onEscape={paste.close}
              onApply={({ next, added, changed }) => {
                onChange(next)
                setSaid(m.paste.applied(added.length, changed.length))
                paste.giveUp()
              }}
            />
          )}
          <UnknownValues
            column={column}
            options={options}
            open={open}
            suggest={suggest}
            m={m.unknown}
            all={unknown.length}
            toFix={rows.filter((row) => row.fault !== null || row.refused !== null).length}
            focusFirst={focusFirst}
            onTranslate={add}
          />
          <TranslationList
            column={column}
            options={options}
            rows={rows}
            translations={translations}
            onChange={onChange}
            m={m}
            onPaste={paste.text === undefined ? () => paste.open() : undefined}
            pasteButton={paste.button}
          />
        </>
      )}
      <LiveRegion>{said}</LiveRegion>
    </PanelFrame>
  )
}

/** The text of the box to paste into: it stays until it is applied or given up by Cancel, and undefined while the box is closed. */
const usePasted = (column: DatabaseColumn) => {
  const draft = usePanelDraft('pasted-translations', column)
  const kept = () => {
    const text = draft.read()?.values.text
    return typeof text === 'string' ? text : undefined
  }
  const [text, setText] = useState(kept)
  const [isAsked, setAsked] = useState(false)
  const before = useRef<Element | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const type = (next: string) => {
    setText(next)
    if (next === '') draft.drop()
    else draft.keep({ values: { text: next }, base: {} })
  }
  const close = () => {
    setText(undefined)
    if (before.current instanceof HTMLElement && before.current.isConnected) before.current.focus()
    // The button is back once the box is gone.
    else requestAnimationFrame(() => button.current?.focus())
  }
  return {
    text,
    isAsked,
    button,
    type,
    close,
    open(pasted?: string) {
      before.current = document.activeElement
      setAsked(true)
      type(pasted ?? kept() ?? '')
    },
    giveUp() {
      draft.drop()
      close()
    },
  }
}

/** The list before while it says the same, so that nothing is drawn again for another one. */
const useSameList = (list: readonly UntranslatedValue[]): readonly UntranslatedValue[] => {
  const kept = useRef(list)
  const isSame =
    kept.current.length === list.length &&
    kept.current.every(
      ({ sourceValue, rows, fallback }, at) =>
        sourceValue === list[at]?.sourceValue && rows === list[at].rows && fallback === list[at].fallback,
    )
  if (!isSame) kept.current = list
  return kept.current
}

const LINES = ['a', 'b', 'c', 'd', 'e', 'f']

/** The list of translations while the platform values are on their way. */
function WaitingList({ label }: { label: string }): ReactElement {
  const shown = useHeldLoading(true)
  return (
    <div aria-busy="true">
      <LiveRegion>{label}</LiveRegion>
      {shown &&
        LINES.map((line) => (
          <div key={line} className={css.waiting}>
            <Skeleton width={48} />
            <Skeleton width={160} />
          </div>
        ))}
    </div>
  )
}
