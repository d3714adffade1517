import type { UploadTrial } from '@edconsole/console-core/contract'
import type { RowWatcher, SeenRow } from '@edconsole/console-core/dry-run'
import { sql } from 'kysely'
import type { Db } from '../db/schema.ts'
import { ofComponent } from '../pipeline/load-staged.ts'
import type { LoadedTemplate } from '../pipeline/load-template.ts'
import { actionsFor, rowHash } from '../pipeline/stage-rows.ts'
import { addKey, noKeys } from './trial-context.ts'

type Compared = Pick<UploadTrial, 'added' | 'changed' | 'unchanged' | 'removed' | 'isHeld'>

type Comparison = {
  readonly watcher: RowWatcher
  /** Looks the rows up that were heard of since. */
  flush(): Promise<void>
  /** What an import would do, once all rows were heard of. */
  end(): Promise<Compared>
}

type Against = {
  readonly template: LoadedTemplate
  /** Codes of sites that take no part in imports. */
  readonly excludedSites: readonly string[]
  /** Hears of accepted rows, which later files of the set may refer to. */
  readonly onAccepted: (row: SeenRow & { sourceId: string; record: object }) => void
}

const CHUNK = 1000
/** Stored keys that are read at once. */
const PAGE = 10_000

/** Compares the rows of a file with the stored ones, by the rules by which an import stages and removes them. */
export const createComparison = (db: Db, { template, excludedSites, onAccepted }: Against): Comparison => {
  const { lea, componentName: component, schoolYear, mode, deleteThresholdPercent } = template
  const of = { lea, component, schoolYear, excludedSites }
  let pending: { sourceId: string; hash: string }[] = []
  /** Keys of records that the file says are gone. */
  let deleted = noKeys()
  let counts = { added: 0, changed: 0, unchanged: 0 }
  /** Of stored records only: a file may bring millions of new ones. */
  let named = noKeys()
  /** Keys of rows that aren't taken may be the first part of a key only. */
  let partial = noKeys()

  const row = (seen: SeenRow): void => {
    const { sourceId, record, fate } = seen
    if (fate === 'leftOut') counts.unchanged += 1
    if (sourceId === null || fate === 'repeated') return
    if (fate === 'deleted') {
      addKey(deleted, sourceId)
      return
    }
    if (record === null) {
      addKey(partial, sourceId)
      return
    }
    pending.push({ sourceId, hash: rowHash(record) })
    onAccepted({ ...seen, sourceId, record })
  }

  const look = async (rows: typeof pending): Promise<void> => {
    const found = await actionsFor(db, { lea, component, schoolYear, addOnly: mode === 'addOnly' }, rows)
    for (const { sourceId } of rows) {
      const stored = found.get(sourceId)
      if (stored) addKey(named, sourceId)
      if (!stored) counts.added += 1
      else if (stored.action === 'update') counts.changed += 1
      else counts.unchanged += 1
    }
  }

  const known = async (keys: readonly string[]): Promise<number> => {
    let count = 0
    for (let at = 0; at < keys.length; at += PAGE) {
      const found = await sql<{ count: number }>`select count(*) as count from sis_rows r
        where ${ofComponent(of)} and r.source_id = any(${keys.slice(at, at + PAGE)}::text[])`.execute(db)
      count += found.rows[0]?.count ?? 0
    }
    return count
  }

  const missing = async (): Promise<{ removed: number; total: number }> => {
    let [removed, total, after] = [0, 0, '']
    for (;;) {
      const page = await sql<{ sourceId: string }>`
        select r.source_id from sis_rows r where ${ofComponent(of)} and r.source_id > ${after}
        order by r.source_id limit ${PAGE}::integer`.execute(db)
      for (const { sourceId } of page.rows) {
        total += 1
        if (!named.has(sourceId) && !partial.has(sourceId) && !partial.has(sourceId.split('/')[0] ?? ''))
          removed += 1
      }
      if (page.rows.length < PAGE) return { removed, total }
      after = page.rows.at(-1)?.sourceId ?? ''
    }
  }

  return {
    watcher: {
      restart: () => {
        pending = []
        deleted = noKeys()
        counts = { added: 0, changed: 0, unchanged: 0 }
        named = noKeys()
        partial = noKeys()
      },
      row,
    },
    flush: async () => {
      while (pending.length >= CHUNK) await look(pending.splice(0, CHUNK))
    },
    end: async () => {
      while (pending.length > 0) await look(pending.splice(0, CHUNK))
      // A full file removes these too, as it doesn't name them otherwise.
      if (mode !== 'full')
        return { ...counts, removed: await known(Array.from(deleted, ([key]) => key)), isHeld: false }
      const { removed, total } = await missing()
      const limit = deleteThresholdPercent
      return { ...counts, removed, isHeld: removed > 0 && limit !== null && removed * 100 > total * limit }
    },
  }
}
