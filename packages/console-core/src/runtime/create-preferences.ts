import type { Api } from '../api/create-api.ts'
import { isRecord } from '../api/is-record.ts'
import { CONSTANTS } from '../constants.ts'
import type { ColumnState, UserPreferences } from '../entities/user-preferences.ts'
import { userPreferencesResource } from '../resources/index.ts'
import { createStore, type Store } from './create-store.ts'
import { createWriteQueue } from './create-write-queue.ts'

export type PreferenceState = {
  /** True once loading has ended, successfully or not. */
  ready: boolean
  columnStates: Readonly<Record<string, ColumnState[]>>
  pageSizes: Readonly<Record<string, number>>
}

/** Stores preferences; a host may pass its own. */
export type PreferenceStore = {
  load(): Promise<UserPreferences>
  /** `first`: nothing has been saved for this kind yet. */
  saveColumnStates(changed: Record<string, ColumnState[]>, first: boolean): Promise<unknown>
  savePageSizes(changed: Record<string, number>, first: boolean): Promise<unknown>
}

export type Preferences = Store<PreferenceState> & {
  /** Loads the preferences once per session. */
  start(): Promise<void>
  setColumnStates(tableId: string, states: ColumnState[]): void
  setPageSize(tableId: string, size: number): void
  /** Sends pending changes immediately, because the page is being closed. */
  flush(): void
  reset(): void
}

const EMPTY: PreferenceState = { ready: false, columnStates: {}, pageSizes: {} }

/** Keeps table preferences (R23). A failed write leaves the table as the user set it. */
export const createPreferences = (remote: PreferenceStore): Preferences => {
  const store = createStore<PreferenceState>(EMPTY)
  const columns = createWriteQueue(remote.saveColumnStates, CONSTANTS.preferenceDebounceMs)
  const sizes = createWriteQueue(remote.savePageSizes, CONSTANTS.preferenceDebounceMs)
  let visit = 0

  return {
    ...store,
    async start() {
      const askedIn = visit
      const saved = await remote.load().catch(() => null)
      // The session has changed meanwhile.
      if (askedIn !== visit) return
      columns.known(saved === null ? 'unknown' : saved.columnStates === null ? 'nothing' : 'something')
      sizes.known(saved === null ? 'unknown' : saved.pageSizes === null ? 'nothing' : 'something')
      const { columnStates, pageSizes } = store.get()
      store.set({
        ready: true,
        // Changes made before the response arrived are newer.
        columnStates: { ...saved?.columnStates, ...columnStates },
        pageSizes: { ...saved?.pageSizes, ...pageSizes },
      })
    },
    setColumnStates(tableId, states) {
      const { columnStates } = store.get()
      store.set({ ...store.get(), columnStates: { ...columnStates, [tableId]: states } })
      columns.add({ [tableId]: states })
    },
    setPageSize(tableId, size) {
      const { pageSizes } = store.get()
      store.set({ ...store.get(), pageSizes: { ...pageSizes, [tableId]: size } })
      sizes.add({ [tableId]: size })
    },
    flush() {
      columns.flush()
      sizes.flush()
    },
    reset() {
      visit += 1
      columns.reset()
      sizes.reset()
      store.set(EMPTY)
    },
  }
}

const { get, postColumnStates, patchColumnStates, postPageSizes, patchPageSizes } = userPreferencesResource

/** Stores preferences on the server: POST for the first save of a kind, PATCH afterwards ([S7]). */
export const serverPreferences = ({ run }: Pick<Api, 'run'>): PreferenceStore => ({
  load: async () => readPreferences((await run(get)).data),
  saveColumnStates: (body, first) =>
    run(first ? postColumnStates : patchColumnStates, { body, keepalive: true }),
  savePageSizes: (body, first) => run(first ? postPageSizes : patchPageSizes, { body, keepalive: true }),
})

const readPreferences = (answer: unknown): UserPreferences => {
  const saved = isRecord(answer) ? answer : {}
  return {
    columnStates: isRecord(saved.columnStates) ? valuesOf(saved.columnStates, isColumnStates) : null,
    pageSizes: isRecord(saved.pageSizes) ? valuesOf(saved.pageSizes, isSize) : null,
  }
}

const valuesOf = <Value>(
  record: Record<string, unknown>,
  accept: (value: unknown) => value is Value,
): Record<string, Value> =>
  Object.fromEntries(Object.entries(record).filter((entry): entry is [string, Value] => accept(entry[1])))

const isSize = (value: unknown): value is number => typeof value === 'number' && value > 0

const isColumnStates = (value: unknown): value is ColumnState[] =>
  Array.isArray(value) && value.every((one) => isRecord(one) && typeof one.field === 'string')
