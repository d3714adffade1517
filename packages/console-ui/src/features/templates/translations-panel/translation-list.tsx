import type { DatabaseColumn, DraftTranslation } from '@edconsole/console-core/import-rules'
import {
  Fragment,
  type ReactElement,
  type RefObject,
  useCallback,
  useDeferredValue,
  useMemo,
  useRef,
  useState,
} from 'react'
import { Button } from '../../../parts/button/button.tsx'
import type { ComboboxOption } from '../../../parts/combobox/combobox-option.ts'
import { fold } from '../../../parts/combobox/rank-options.ts'
import { AddIcon } from '../../../parts/icons/icons.ts'
import { SearchField } from '../../../parts/search-field/search-field.tsx'
import { VisuallyHidden } from '../../../parts/visually-hidden/visually-hidden.tsx'
import { DRAW_ALL_UP_TO } from '../../../patterns/resource-table/row-window.ts'
import { RowWindowing } from '../../../patterns/resource-table/row-windowing.tsx'
import { SpacerRow } from '../../../patterns/resource-table/rows.tsx'
import { isDraftOf } from './edited-translation.tsx'
import type { TranslationsPanelMessages } from './messages.ts'
import { NewTranslation } from './new-translation.tsx'
import { usePanelDraft } from './panel-draft.ts'
import type { PanelRow } from './panel-rows.ts'
import { platformText } from './platform-values.ts'
import * as css from './translation-list.css.ts'
import { TranslationRow } from './translation-row.tsx'

/** From so many on there is a search. */
const SEARCHED_FROM = 12
const ROW_HEIGHT = 40

export type TranslationListProps = {
  column: DatabaseColumn
  options: readonly ComboboxOption[]
  rows: readonly PanelRow[]
  translations: readonly DraftTranslation[]
  onChange: (next: readonly DraftTranslation[]) => void
  /** Undefined while something is being pasted. */
  onPaste: (() => void) | undefined
  pasteButton: RefObject<HTMLButtonElement | null>
  m: TranslationsPanelMessages
}

/** The finished translations, edited in place; of a long list only the lines in view are drawn. */
export function TranslationList(props: TranslationListProps): ReactElement {
  const { column, options, rows, translations, onChange, onPaste, pasteButton, m } = props
  const [query, setQuery] = useState('')
  const typed = usePanelDraft('new-translation', column)
  const [adding, setAdding] = useState<'again' | 'asked' | null>(() => (typed.read() ? 'again' : null))
  const edited = usePanelDraft('edited-translation', column)
  const [editing, setEditing] = useState(() => {
    const kept = edited.read()
    return kept ? rows.find((row) => isDraftOf(row, kept.base))?.key : undefined
  })
  const region = useRef<HTMLDivElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  const wanted = useDeferredValue(query)
  const shown = useMemo(() => findRows(column, rows, wanted), [column, rows, wanted])
  const keys = useMemo(() => shown.map(({ key }) => key), [shown])
  const latest = useRef({ translations, onChange })
  latest.current = { translations, onChange }
  // The same functions always: a row that stays as it was is not drawn again.
  const replace = useCallback((place: number, next: DraftTranslation | null) => {
    const { translations: all, onChange: change } = latest.current
    change(all.flatMap((one, at) => (at === place ? (next ?? []) : one)))
  }, [])
  const restore = useCallback((translation: DraftTranslation) => {
    const { translations: all, onChange: change } = latest.current
    change([...all, translation])
  }, [])

  return (
    <div className={css.root}>
      <div className={css.head}>
        <span className={css.title}>{m.list.title(translations.length)}</span>
        <Button
          ref={addButton}
          size="sm"
          kind="ghost"
          icon={<AddIcon size="sm" />}
          aria-expanded={adding !== null}
          onClick={() => setAdding(adding === null ? 'asked' : null)}
        >
          {m.form.add}
        </Button>
        {onPaste && (
          <Button ref={pasteButton} size="sm" kind="ghost" onClick={onPaste}>
            {m.paste.open}
          </Button>
        )}
      </div>
      {rows.length >= SEARCHED_FROM && <SearchField label={m.list.find} value={query} onChange={setQuery} />}
      {adding !== null && (
        <NewTranslation
          column={column}
          options={options}
          others={translations}
          takesFocus={adding === 'asked'}
          m={m}
          onAdd={(made) => {
            onChange([...translations, made])
            setQuery('')
            setAdding(null)
            addButton.current?.focus()
          }}
          onClose={() => {
            setAdding(null)
            addButton.current?.focus()
          }}
        />
      )}
      {rows.length === 0 ? (
        <p className={css.empty}>{m.list.empty}</p>
      ) : (
        <div ref={region} className={rows.length > DRAW_ALL_UP_TO ? css.scroll : undefined}>
          <table className={css.table}>
            <thead>
              <tr>
                <th scope="col" className={css.headCell}>
                  {m.list.source}
                </th>
                <th scope="col" className={css.headCell}>
                  {m.list.platform}
                </th>
                <th scope="col" className={css.toolsHead}>
                  <VisuallyHidden>{m.list.tools}</VisuallyHidden>
                </th>
              </tr>
            </thead>
            <tbody>
              <RowWindowing keys={keys} region={region} rowHeight={ROW_HEIGHT}>
                {({ drawn, after, measure }) => (
                  <>
                    {drawn.map(({ index, gap }) => {
                      const row = shown[index]
                      return (
                        <Fragment key={row?.key ?? index}>
                          {gap > 0 && <SpacerRow height={gap} span={3} />}
                          {row && (
                            <TranslationRow
                              column={column}
                              options={options}
                              row={row}
                              index={index}
                              measure={measure}
                              m={m}
                              edits={editing === row.key ? translations : undefined}
                              onEdit={setEditing}
                              onReplace={replace}
                              onRestore={restore}
                            />
                          )}
                        </Fragment>
                      )
                    })}
                    {after > 0 && <SpacerRow height={after} span={3} />}
                  </>
                )}
              </RowWindowing>
            </tbody>
          </table>
          {shown.length === 0 && <p className={css.empty}>{m.list.noMatch(wanted.trim())}</p>}
        </div>
      )}
    </div>
  )
}

/** The lines whose SIS value or platform value contains what is looked for. */
const findRows = (column: DatabaseColumn, rows: readonly PanelRow[], query: string): readonly PanelRow[] => {
  const wanted = fold(query.trim())
  if (wanted === '') return rows
  const texts = new Map(column.possibleValues.map(({ value }) => [value, fold(platformText(column, value))]))
  return rows.filter(
    ({ translation: { sourceValue, translatedValue } }) =>
      fold(sourceValue).includes(wanted) ||
      (texts.get(translatedValue) ?? fold(translatedValue)).includes(wanted),
  )
}
