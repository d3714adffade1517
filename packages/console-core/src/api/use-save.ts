import { useCallback, useRef, useState } from 'react'
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
   * What is changed, as it was read. Its version goes along, and the change is refused with 409 when the record was changed
   * meanwhile: its collection is read again then, so that the next try goes by what is there now.
   */
  record?: object | undefined
}

export type SaveOptions<Body, Output> = {
  /** True: what the call is confirmed with, for example `Site updated (0417)` ([S8], R21). A function: a text of one's own. */
  confirm?: true | ((output: Output, input: SaveInput<Body>) => string)
  /** Collections that changed beside the operation's own. */
  refresh?: readonly string[]
}

export type SaveState<Body, Output> = {
  /** Rejects with the ApiFailure, which was already shown. */
  run(input?: SaveInput<Body>): Promise<Output>
  saving: boolean
  errors: readonly ApiFailure[]
  /** What the last run left as it was, where the call answers per item; it was already shown ([S8]). */
  itemErrors: readonly ItemFailure[]
  /** Runs the last input again. */
  retry(): void
}

/**
 * A call that changes something. It keeps the district it was started in, and says its name when another one is selected by the time it ends.
 * @example const { run, saving } = useSave(sitesResource.update, { confirm: true })
 */
export const useSave = <Body, Output>(
  operation: Operation<Body, Output>,
  options: SaveOptions<Body, Output> = {},
): SaveState<Body, Output> => {
  const runtime = useRuntime()
  const scope = useDistrictScope()
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
    const moved = () => (scope && districts.get().id !== scope.id ? scope.name : undefined)
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
        clientId: scope?.clientId,
      })
      refresh()
      runtime.emit({ type: 'saved', operation: operation.id })
      setItemErrors(left)
      const message = left.length > 0 ? describeItemFailures(left) : confirmation(data, input)
      const note = moved()
      if (message) snackbars.show({ ...message, ...(note && { subtext: note }) })
      return data
    } catch (error) {
      if (error instanceof ApiFailure && !error.expired) {
        if (!operation.tests) runtime.report(error, moved())
        setErrors([error])
        // Whether it worked is not known, or the record is not what it was: what is there now tells.
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
    // The failure is on show already.
    retry: useCallback(() => void latest.current(last.current).catch(() => {}), []),
  }
}

/** A call that does something and leaves a result, for example a sync. */
export const useRun = useSave

/** A call that removes something. */
export const useRemove = useSave

/**
 * What a save is confirmed with, `Site updated (0417)` ([S8], R21); undefined where a call confirms nothing.
 * @example confirmationOf(sitesResource.update, site)
 */
export const confirmationOf = <Input, Output>(
  { method, type, identify }: Operation<Input, Output>,
  item: Output,
): string | undefined => {
  // A server that answers nothing of use has saved all the same.
  if (type === undefined || identify === undefined || typeof item !== 'object' || item === null)
    return undefined
  const name = nameOf(() => identify(item))
  return `${type} ${method === 'POST' ? 'created' : 'updated'}${name ? ` (${name})` : ''}`
}

/** An answer of others may lack what names the item (R17). */
const nameOf = (identify: () => unknown): unknown => {
  try {
    return identify()
  } catch {
    return undefined
  }
}
