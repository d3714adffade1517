import { useCallback, useRef, useState } from 'react'
import { useClientScope } from '../provider/client-scope.tsx'
import { useDistrictScope } from '../provider/district-scope.tsx'
import { useRuntime } from '../provider/use-runtime.ts'
import type { Query } from '../query/query-string.ts'
import type { Operation } from '../resources/operation.ts'
import type { SnackbarMessage } from '../runtime/snackbar-message.ts'
import { ApiFailure } from './api-failure.ts'
import type { CallInput } from './call.ts'
import { describeItemFailures, type ItemFailure } from './item-failures.ts'
import { UNREADABLE_ANSWER } from './read-envelope.ts'
import { refreshAfter } from './refresh-after.ts'

export type SaveInput<Body> = {
  body?: Body
  params?: CallInput['params']
  query?: Query
  /**
   * The record being changed, as it was read. Its version is sent, and the server answers 409 if the record has changed
   * since. Its collection is then refetched, so that the next attempt starts from the current state.
   */
  record?: object | undefined
}

export type SaveOptions<Body, Output> = {
  /** True shows the standard confirmation, such as `Site updated (0417)` ([S8], R21); a function returns another text. */
  confirm?: true | ((output: Output, input: SaveInput<Body>) => string)
  /** Other collections that the call changes. */
  refresh?: readonly string[]
  /**
   * Takes over what a per-item answer left as it was, in place of the standard message: for several calls that are
   * reported as one.
   */
  onItemErrors?: (failures: readonly ItemFailure[]) => void
}

export type SaveState<Body, Output> = {
  /** Rejects with the ApiFailure, which has already been shown. */
  run(input?: SaveInput<Body>): Promise<Output>
  saving: boolean
  errors: readonly ApiFailure[]
  /** The items that the last run didn't change, if the call answers per item; already shown ([S8]). */
  itemErrors: readonly ItemFailure[]
  /** Repeats the last run. */
  retry(): void
}

/**
 * Returns a call that changes something. It keeps the district it started in, and names it if another one is selected when
 * it ends.
 * @example const { run, saving } = useSave(sitesResource.update, { confirm: true })
 */
export const useSave = <Body, Output>(
  operation: Operation<Body, Output>,
  options: SaveOptions<Body, Output> = {},
): SaveState<Body, Output> => {
  const runtime = useRuntime()
  const scope = useDistrictScope()
  const chosen = useClientScope()
  const [running, setRunning] = useState(0)
  const [errors, setErrors] = useState<readonly ApiFailure[]>([])
  const [itemErrors, setItemErrors] = useState<readonly ItemFailure[]>([])
  const last = useRef<SaveInput<Body>>({})

  if (options.confirm === true && operation.type === undefined)
    throw new Error(`${operation.id} has no confirmation of its own.`)
  const confirmation = (output: Output, input: SaveInput<Body>): SnackbarMessage | undefined => {
    const message =
      options.confirm === true ? confirmationOf(operation, output) : options.confirm?.(output, input)
    return message ? { title: 'Success', message, color: 'success' } : undefined
  }

  const run = async (input: SaveInput<Body> = {}): Promise<Output> => {
    const { api, districts, snackbars } = runtime
    // What is about a client is about no district that could be left meanwhile.
    const moved = () => (chosen === null && scope && districts.get().id !== scope.id ? scope.name : undefined)
    last.current = input
    setErrors([])
    setItemErrors([])
    setRunning((count) => count + 1)
    const refresh = () =>
      refreshAfter(api, operation, operation.lea === true && scope ? scope.id : null, options.refresh)
    try {
      const { data, errors: left = [] } = await api.call(operation, {
        ...input,
        lea: scope?.lea,
        clientId: chosen ?? scope?.clientId,
      })
      refresh()
      runtime.emit({ type: 'saved', operation: operation.id })
      setItemErrors(left)
      const takesOver = left.length > 0 && options.onItemErrors !== undefined
      if (takesOver) options.onItemErrors?.(left)
      const message =
        left.length === 0 ? confirmation(data, input) : takesOver ? undefined : describeItemFailures(left)
      const note = moved()
      if (message) snackbars.show({ ...message, ...(note && { subtext: note }) })
      return data
    } catch (error) {
      if (error instanceof ApiFailure && !error.expired) {
        if (!operation.tests) runtime.report(error, moved())
        setErrors([error])
        // The outcome is unknown, or the record has changed: refetch to find out.
        if (error.message === UNREADABLE_ANSWER || (error.code === 409 && operation.version !== undefined))
          refresh()
      }
      throw error
    } finally {
      setRunning((count) => count - 1)
    }
  }
  const latest = useRef(run)
  latest.current = run
  return {
    run: useCallback((input) => latest.current(input), []),
    saving: running > 0,
    errors,
    itemErrors,
    // The failure has already been shown.
    retry: useCallback(() => void latest.current(last.current).catch(() => {}), []),
  }
}

/** `useSave` for calls that start something, such as a sync. */
export const useRun = useSave

/** `useSave` for calls that remove something. */
export const useRemove = useSave

/**
 * Returns the confirmation of a save, such as `Site updated (0417)` ([S8], R21); undefined if the call has none.
 * @example confirmationOf(sitesResource.update, site)
 */
export const confirmationOf = <Input, Output>(
  { method, type, identify }: Operation<Input, Output>,
  item: Output,
): string | undefined => {
  // A response without usable data still means saved.
  if (type === undefined || identify === undefined || typeof item !== 'object' || item === null)
    return undefined
  const name = nameOf(() => identify(item))
  return `${type} ${method === 'POST' ? 'created' : 'updated'}${name ? ` (${name})` : ''}`
}

/** Other backends may omit what identifies the item (R17). */
const nameOf = (identify: () => unknown): unknown => {
  try {
    return identify()
  } catch {
    return undefined
  }
}
