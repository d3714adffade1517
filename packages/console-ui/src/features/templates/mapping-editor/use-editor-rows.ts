import {
  type ColumnStanding,
  type ColumnState,
  columnState,
  columnsOf,
  type DatabaseColumn,
  type DraftColumn,
  type SeenSource,
  type TemplateDraft,
} from '@edconsole/console-core/import-rules'
import { useMemo, useRef, useState } from 'react'
import { refusalOf } from '../translations-panel/panel-rows.ts'
import { type EditorRow, matchesSearch, SEGMENTS } from './editor-rows.ts'
import type { MappingEditorProps, MappingFilter } from './mapping-editor-props.ts'

export type EditorRows = {
  readonly all: readonly EditorRow[]
  /** Those of the segment that match the search, in their order. */
  readonly shown: readonly EditorRow[]
  readonly counts: Readonly<Record<MappingFilter, number>>
  /** Puts them in order again; undefined while they are. */
  readonly sortAgain: (() => void) | undefined
}

type Wanted = {
  draft: TemplateDraft
  columns: readonly DatabaseColumn[] | undefined
  saved: TemplateDraft | undefined
  refused: MappingEditorProps['refused']
  seen: SeenSource
  filter: MappingFilter
  search: string
}

/** The rows of the list. Neither their order nor what "To fix" shows changes under the hand that mends a row. */
export const useEditorRows = (wanted: Wanted): EditorRows => {
  const { draft, columns, saved, refused, seen, filter, search } = wanted
  const component = draft.fields.componentName
  const definitions = useMemo(() => columns ?? columnsOf(component), [columns, component])
  const stateOf = useMemo(() => createColumnStates(seen), [seen])
  const all = useMemo(
    () =>
      definitions.flatMap((definition): EditorRow[] => {
        const column = draft.columns[definition.columnName]
        if (!column) return []
        const was = saved?.columns[definition.columnName]
        const own = refused?.get(definition.columnName)
        const judged = stateOf(definition, column)
        const isRefused = own && column.translations.some((one) => refusalOf(one, own) !== null)
        const state: ColumnState =
          isRefused && judged.state === 'done' ? { ...judged, state: 'toFix' } : judged
        return [{ definition, column, saved: was, state, refused: own }]
      }),
    [definitions, draft.columns, saved, refused, stateOf],
  )
  const byName = useMemo(() => new Map(all.map((row) => [row.definition.columnName, row])), [all])
  const best = useMemo(
    () => orderColumns(definitions, (name) => byName.get(name)?.state.state ?? 'unused'),
    [definitions, byName],
  )
  const [ordered, setOrdered] = useState({ component, seen, names: best })
  const isStale = ordered.component !== component || ordered.seen !== seen
  if (isStale) setOrdered({ component, seen, names: best })
  const { names } = isStale ? { names: best } : ordered

  const kept = useRef<{ filter: MappingFilter; names: Set<string> }>({ filter, names: new Set() })
  if (kept.current.filter !== filter || isStale) kept.current = { filter, names: new Set() }
  // The same list while nothing of it changes, so that a letter elsewhere does not have all of it looked at again.
  const shown = useMemo(() => {
    const { names: mended } = kept.current
    return names.flatMap((name) => {
      const row = byName.get(name)
      if (!row) return []
      if (SEGMENTS[filter](row)) mended.add(name)
      return mended.has(name) && matchesSearch(row, search) ? [row] : []
    })
  }, [names, byName, filter, search])
  const counts = useMemo(() => {
    const count = (one: MappingFilter) => all.filter(SEGMENTS[one]).length
    return { all: all.length, required: count('required'), toFix: count('toFix'), lists: count('lists') }
  }, [all])
  return {
    all,
    shown,
    counts,
    sortAgain: best.every((name, at) => name === names[at])
      ? undefined
      : () => setOrdered({ component, seen, names: best }),
  }
}

type StateOf = (definition: DatabaseColumn, column: DraftColumn) => ColumnState

/** Judges each column once: what was not edited is the same object as before. */
export const createColumnStates = (seen: SeenSource): StateOf => {
  const known = new WeakMap<DraftColumn, ColumnState>()
  return (definition, column) => {
    const found = known.get(column) ?? columnState(definition, column, seen)
    known.set(column, found)
    return found
  }
}

const WEIGHT: Readonly<Record<ColumnStanding, number>> = { unmapped: 0, toFix: 1, done: 2, unused: 2 }

/** Required columns first ([S3]); among those of a kind what is not mapped, then what is to be fixed, else the template's order. */
export const orderColumns = (
  definitions: readonly DatabaseColumn[],
  stateOf: (columnName: string) => ColumnStanding,
): readonly string[] =>
  [...definitions]
    .sort(
      (a, b) =>
        Number(b.isRequired) - Number(a.isRequired) ||
        WEIGHT[stateOf(a.columnName)] - WEIGHT[stateOf(b.columnName)],
    )
    .map(({ columnName }) => columnName)
