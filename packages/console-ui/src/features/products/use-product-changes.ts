import {
  ApiFailure,
  describeItemFailures,
  type ItemFailure,
  type Operation,
  type ProductIds,
  type ProductUse,
  useSave,
  useSnackbar,
} from '@edconsole/console-core'
import { useRef, useState } from 'react'
import type { ProductChange, ProductChanges, ProductFailure } from './product-change.ts'

type Calls = {
  readonly add: Operation<ProductIds, ProductUse[]>
  readonly remove: Operation<ProductIds, ProductUse[]>
}

type Options = {
  /** Whose products they are. */
  id: number
  /** Said when everything worked, such as "Client updated (Larkspur Valley Unified)". */
  confirmation: string
  /** Other collections that the calls change. */
  refresh?: readonly string[]
}

export type ProductChangesState = {
  /** Adds and removes; returns what the server refused. Everything else is saved. */
  save(changes: ProductChanges): Promise<readonly ProductFailure[]>
  readonly saving: boolean
  /** What was refused and neither dismissed nor tried again since. */
  readonly failures: readonly ProductFailure[]
  dismiss(id: number): void
  /** Repeats a refused change. */
  retry(failure: ProductFailure): Promise<void>
}

/**
 * Adds and removes products of a client or an instance with its two calls, which answer per product, and reports both as
 * one: refused products in one message, joined by commas ([S8]).
 */
export const useProductChanges = (
  { add, remove }: Calls,
  { id, confirmation, refresh = [] }: Options,
): ProductChangesState => {
  const { show } = useSnackbar()
  const [failures, setFailures] = useState<readonly ProductFailure[]>([])
  const left = useRef<readonly ItemFailure[]>([])
  const options = {
    refresh,
    onItemErrors: (items: readonly ItemFailure[]) => {
      left.current = items
    },
  }
  const adding = useSave(add, options)
  const removing = useSave(remove, options)

  const send = async (change: ProductChange, ids: readonly number[]): Promise<Outcome> => {
    if (ids.length === 0) return NOTHING
    left.current = []
    try {
      const rows = await (change === 'add' ? adding : removing).run({ params: { id }, body: [...ids] })
      const has = new Set((rows ?? []).map(({ productId }) => productId))
      return { told: left.current, failures: failuresOf(change, ids, left.current, has) }
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error
      // Shown already; it stands beside each product too.
      const { code, message } = error
      return {
        told: [],
        failures: failuresOf(
          change,
          ids,
          ids.map((one) => ({ code, message, id: one })),
          new Set(),
        ),
        broke: true,
      }
    }
  }

  const save = async ({ added, removed }: ProductChanges): Promise<readonly ProductFailure[]> => {
    // Removed first: where a plan limits how many there may be, that makes room.
    const outcomes = [await send('remove', removed), await send('add', added)]
    const told = outcomes.flatMap((one) => one.told)
    const refused = outcomes.flatMap((one) => one.failures)
    if (told.length > 0) show(describeItemFailures(told))
    else if (!outcomes.some(({ broke }) => broke)) show({ message: confirmation, color: 'success' })
    const touched = new Set([...added, ...removed])
    setFailures((before) => [...before.filter((one) => !touched.has(one.id)), ...refused])
    return refused
  }
  const dismiss = (gone: number) => setFailures((before) => before.filter((one) => one.id !== gone))
  return {
    save,
    saving: adding.saving || removing.saving,
    failures,
    dismiss,
    retry: async ({ id: again, change }) => {
      await save(change === 'add' ? { added: [again], removed: [] } : { added: [], removed: [again] })
    },
  }
}

type Outcome = {
  /** As the server sent them. */
  readonly told: readonly ItemFailure[]
  readonly failures: readonly ProductFailure[]
  /** The whole call failed. */
  readonly broke?: boolean
}

const NOTHING: Outcome = { told: [], failures: [] }

const failuresOf = (
  change: ProductChange,
  ids: readonly number[],
  left: readonly ItemFailure[],
  has: ReadonlySet<number>,
): ProductFailure[] => {
  const unnamed = left.filter((one) => one.id === undefined)
  return ids.flatMap((id): ProductFailure[] => {
    const own = left.filter((one) => Number(one.id) === id)
    // Other backends may not say which product they mean (R17): then the answer's rows tell.
    const isDone = has.has(id) === (change === 'add')
    const why = own.length > 0 ? own : isDone ? [] : unnamed
    return why.length === 0 ? [] : [{ id, change, message: describeItemFailures(why).message ?? '' }]
  })
}
