import { useState } from 'react'
import { createLater, type Later } from '../../../parts/later/create-later.ts'
import { useLater } from '../../../parts/later/use-later.ts'
import type { TableDefinition, TableId } from '../viewer/table-definition.ts'
import { TABLES } from '../viewer/tables.ts'

const laters = new Map<TableId, Later<TableDefinition>>()

function laterOf(id: TableId): Later<TableDefinition> {
  const known = laters.get(id) ?? createLater(TABLES[id].load)
  laters.set(id, known)
  return known
}

export type DefinitionState = {
  /** Undefined until it is there. */
  table: TableDefinition | undefined
  /** Its code did not come. */
  failed: boolean
  retry(): void
}

/** The fields of another table, fetched when they are first needed. */
export function useTableDefinition(id: TableId): DefinitionState {
  const [failed, setFailed] = useState(false)
  const table = useLater(laterOf(id), !failed, () => setFailed(true))
  return { table, failed, retry: () => setFailed(false) }
}
