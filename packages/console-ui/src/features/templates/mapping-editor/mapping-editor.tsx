import { useMessages } from '@edconsole/console-core'
import type { DraftColumn } from '@edconsole/console-core/import-rules'
import { type ReactElement, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { Button } from '../../../parts/button/button.tsx'
import { NoMatchIcon } from '../../../parts/icons/icons.ts'
import * as grid from '../../../patterns/resource-table/table-grid.css.ts'
import { useShortcut } from '../../../patterns/shortcuts/use-shortcut.ts'
import { SplitPanel } from '../../../patterns/split-panel/split-panel.tsx'
import { StatePanel } from '../../../patterns/states/state-panel.tsx'
import { classNames } from '../../../styles/class-names.ts'
import { ColumnPanel } from './column-panel.tsx'
import { ColumnTable } from './column-table.tsx'
import { needsWork } from './editor-rows.ts'
import { EditorToolbar } from './editor-toolbar.tsx'
import * as css from './mapping-editor.css.ts'
import type { MappingEditorProps } from './mapping-editor-props.ts'
import { messages } from './messages.ts'
import type { RowCommands } from './source-cell.tsx'
import { createSources, feedsOf, type SourceUse } from './source-use.ts'
import { UnusedSources } from './unused-sources.tsx'
import { useEditorRows } from './use-editor-rows.ts'
import { useListKeys } from './use-list-keys.ts'
import { useProposals } from './use-proposals.ts'
import { useRowFocus } from './use-row-focus.ts'

/**
 * Says for each database column which SIS column feeds it, and for coded ones what each SIS value means (ux 9.5). It is
 * controlled, and saves nothing.
 * @example
 * const [draft, setDraft] = useState(() => emptyDraft('students'))
 * <MappingEditor draft={draft} onChange={setDraft} seen={NOTHING_SEEN} open={open} onOpen={setOpen} … />
 */
export function MappingEditor(props: MappingEditorProps): ReactElement {
  const {
    draft,
    columns,
    possible,
    onChange,
    saved,
    refused,
    seen,
    kind,
    open,
    onOpen,
    filter,
    search,
    values,
    tools,
  } = props
  const m = useMessages('mapping-editor', messages)
  // What is typed in the panel is shown before the list says what follows from it: it judges thousands of translations.
  const listed = useDeferredValue(draft)
  const wanted = useDeferredValue(search)
  const rows = useEditorRows({ draft: listed, columns, saved, refused, seen, filter, search: wanted })
  const { sources, unused } = useSources(rows.all, seen, kind)
  const proposals = useProposals({ rows: rows.all, seen, kind, feeds: sources.feeds, onChange })
  const list = useRef<HTMLDivElement>(null)
  const [stop, setStop] = useState<string>()

  const edit = useCallback(
    (columnName: string, change: Partial<DraftColumn>, step?: string) =>
      onChange((was) => {
        const column = was.columns[columnName]
        return column ? { ...was, columns: { ...was.columns, [columnName]: { ...column, ...change } } } : was
      }, step && `${columnName} ${step}`),
    [onChange],
  )
  const latest = useRef({ onOpen, settle: proposals.settle, edit })
  latest.current = { onOpen, settle: proposals.settle, edit }
  const commands = useMemo(
    (): RowCommands => ({
      open: (name) => latest.current.onOpen(name),
      edit: (name, change, step) => latest.current.edit(name, change, step),
      settle: (name, accepted) => latest.current.settle(name, accepted),
    }),
    [],
  )
  const names = useMemo(() => rows.shown.map(({ definition }) => definition.columnName), [rows.shown])
  const focus = useRowFocus(list, names)
  const into = useInto(open)
  const onKeyDown = useListKeys(list, {
    onInto: (name) => {
      if (name === open) return focusPanel()
      into.wanted()
      onOpen(name)
    },
    onAccept: (name) => proposals.settle(name, true),
    focus,
  })
  const at = rows.shown.findIndex(({ definition }) => definition.columnName === open)
  const row = rows.all.find(({ definition }) => definition.columnName === open)
  const neighbor = (index: number) => {
    const name = at < 0 ? undefined : rows.shown[index]?.definition.columnName
    return name === undefined ? undefined : () => onOpen(name)
  }
  useShortcut('next-to-fix', () => {
    const focused = document.activeElement?.closest<HTMLElement>('[data-ec-column]')?.dataset.ecColumn
    const from = rows.shown.findIndex(({ definition }) => definition.columnName === (focused ?? open))
    const next = [...rows.shown.slice(from + 1), ...rows.shown.slice(0, from + 1)].find(needsWork)
    if (!next) return
    if (open !== null) onOpen(next.definition.columnName)
    focus.go(next.definition.columnName)
  })
  return (
    <div className={css.root} data-ec-mapping="">
      <SplitPanel
        record={
          row && {
            title: m.panel.title(row.definition.columnName, row.column.sourceColumn),
            position: at < 0 ? '' : m.table.ratio(at + 1, rows.shown.length),
            previous: neighbor(at - 1),
            next: neighbor(at + 1),
            onClose: () => onOpen(null),
            onLeave: () => focus.go(row.definition.columnName),
            body: (
              <ColumnPanel
                key={row.definition.columnName}
                sources={sources}
                seen={seen}
                fields={draft.fields}
                values={values}
                possible={possible}
                m={m}
                row={{ ...row, column: draft.columns[row.definition.columnName] ?? row.column }}
                onEdit={(change, step) => edit(row.definition.columnName, change, step)}
                onLeave={() => focus.go(row.definition.columnName)}
              />
            ),
          }
        }
      >
        <EditorToolbar
          rows={rows}
          proposals={proposals}
          filter={filter}
          search={search}
          tools={tools}
          m={m}
          isUnseen={seen.header.length === 0}
          onFilter={props.onFilter}
          onSearch={props.onSearch}
        />
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the buttons in it have the focus */}
        <div
          ref={list}
          className={classNames(grid.region, css.region)}
          onKeyDown={onKeyDown}
          onFocus={({ target }) =>
            setStop(target.closest<HTMLElement>('[data-ec-column]')?.dataset.ecColumn ?? stop)
          }
        >
          <ColumnTable
            open={open}
            stop={stop}
            seen={seen}
            sources={sources}
            commands={commands}
            focus={focus}
            m={m}
            fields={draft.fields}
            region={list}
            rows={rows.shown}
            proposals={proposals.open}
          />
          {rows.shown.length === 0 && (
            <StatePanel
              icon={<NoMatchIcon size="xl" />}
              title={filter === 'toFix' && wanted === '' ? m.table.nothingToFix : m.table.noMatch}
              action={
                <Button
                  onClick={() => {
                    props.onSearch('')
                    props.onFilter('all')
                  }}
                >
                  {m.table.clear}
                </Button>
              }
            />
          )}
          {unused.length > 0 && <UnusedSources names={unused} m={m} />}
        </div>
      </SplitPanel>
    </div>
  )
}

/**
 * The SIS columns, and what they feed; the same object as long as neither changes, so that rows need not be drawn again. And
 * those that feed nothing.
 */
const useSources = (
  rows: ReturnType<typeof useEditorRows>['all'],
  seen: MappingEditorProps['seen'],
  kind: MappingEditorProps['kind'],
): { sources: SourceUse; unused: readonly string[] } => {
  const known = useMemo(() => createSources(seen, kind), [seen, kind])
  const fed = useMemo(() => feedsOf(rows, seen.header), [rows, seen.header])
  const feeds = useRef(fed)
  feeds.current = fed
  const sources = useMemo(
    (): SourceUse => ({ ...known, feeds: (source) => feeds.current.get(source.toLowerCase()) ?? [] }),
    [known],
  )
  return {
    sources,
    unused: useMemo(() => seen.header.filter((name) => !fed.has(name.toLowerCase())), [seen.header, fed]),
  }
}

/** After Right, the focus goes into the panel as soon as it is there. */
const useInto = (open: string | null) => {
  const wanted = useRef(false)
  useEffect(() => {
    if (!wanted.current || open === null) return
    wanted.current = false
    focusPanel()
  })
  return {
    wanted: () => {
      wanted.current = true
    },
  }
}

const focusPanel = (): void => document.querySelector<HTMLElement>('[data-ec-split-title]')?.focus()
