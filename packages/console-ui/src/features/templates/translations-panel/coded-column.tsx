import {
  createCodeSuggester,
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
  const { column, translations, unknown, saved, onChange, focusFirst, possible, m } = props
  const [pasted, setPasted] = useState<string>()
  const [said, setSaid] = useState('')
  const before = useRef<Element | null>(null)
  const options = useMemo(() => platformOptions(column), [column])
  const open = useSameList(
    useMemo(() => withoutTranslation(column, translations, unknown), [column, translations, unknown]),
  )
  const rows = useMemo(() => panelRows(column, translations, saved), [column, translations, saved])
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
  const startPaste = (text: string) => {
    before.current = document.activeElement
    setPasted(text)
  }
  const endPaste = () => {
    setPasted(undefined)
    if (before.current instanceof HTMLElement) before.current.focus()
  }
  const onPaste = (event: ClipboardEvent<HTMLElement>) => {
    const text = event.clipboardData.getData('text/plain')
    // One line without a tab is meant for the field that it is pasted into.
    if (pasted !== undefined || possible || !/[\t\n]/.test(text.trim())) return
    event.preventDefault()
    startPaste(text)
  }
  return (
    <PanelFrame {...props} help={m.help} onPaste={onPaste}>
      {possible?.state === 'failed' ? (
        <ErrorState failure={possible.failure} onRetry={possible.onRetry} />
      ) : possible ? (
        <WaitingList label={m.loading} />
      ) : (
        <>
          {pasted !== undefined && (
            <PasteBox
              column={column}
              translations={translations}
              m={m.paste}
              text={pasted}
              onText={setPasted}
              onCancel={endPaste}
              onApply={(paste) => {
                onChange(paste.next)
                setSaid(m.paste.applied(paste.added.length, paste.changed.length))
                endPaste()
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
            onPaste={pasted === undefined ? () => startPaste('') : undefined}
          />
        </>
      )}
      <LiveRegion>{said}</LiveRegion>
    </PanelFrame>
  )
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
