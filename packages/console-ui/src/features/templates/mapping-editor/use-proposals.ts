import type { SisSystem } from '@edconsole/console-core'
import { isFed, matchByName, type SeenSource } from '@edconsole/console-core/import-rules'
import { useMemo, useState } from 'react'
import type { EditorRow } from './editor-rows.ts'
import type { DraftStep } from './mapping-editor-props.ts'
import type { SourceUse } from './source-use.ts'

export type Proposals = {
  /** SIS columns by database column. */
  readonly open: ReadonlyMap<string, string>
  /** The search found nothing to propose. */
  readonly none: boolean
  find(): void
  settle(columnName: string, accepted: boolean): void
  settleAll(accepted: boolean): void
}

type Options = {
  rows: readonly EditorRow[]
  seen: SeenSource
  kind: SisSystem['kind'] | undefined
  feeds: SourceUse['feeds']
  onChange: DraftStep
}

const NONE: ReadonlyMap<string, string> = new Map()

/** SIS columns proposed for columns that nothing fills, until they are accepted or skipped (ux 9.5). */
export const useProposals = ({ rows, seen, kind, feeds, onChange }: Options): Proposals => {
  const [open, setOpen] = useState(NONE)
  const [none, setNone] = useState(false)
  // What was filled by hand meanwhile is no longer in question.
  const waiting = useMemo(() => {
    if (open.size === 0) return NONE
    const empty = new Set(
      rows.filter(({ column }) => !isFed(column)).map(({ definition }) => definition.columnName),
    )
    return new Map([...open].filter(([name]) => empty.has(name)))
  }, [open, rows])
  const accept = (accepted: ReadonlyMap<string, string>) =>
    onChange((was) => ({
      ...was,
      columns: {
        ...was.columns,
        ...Object.fromEntries(
          [...accepted].flatMap(([name, sourceColumn]) => {
            const column = was.columns[name]
            return column ? [[name, { ...column, mappingType: 'column' as const, sourceColumn }]] : []
          }),
        ),
      },
    }))
  return {
    open: waiting,
    none,
    find() {
      const empty = rows.filter(({ column }) => !isFed(column) && column.mappingType !== 'ignore')
      const taken = new Set(seen.header.filter((name) => feeds(name).length > 0))
      const found = matchByName(
        empty.map(({ definition }) => definition),
        seen.header,
        { kind, taken },
      )
      setOpen(found)
      setNone(found.size === 0)
    },
    settle(columnName, accepted) {
      const source = waiting.get(columnName)
      if (source === undefined) return
      if (accepted) accept(new Map([[columnName, source]]))
      setOpen(new Map([...waiting].filter(([name]) => name !== columnName)))
    },
    settleAll(accepted) {
      if (accepted) accept(waiting)
      setOpen(NONE)
    },
  }
}
