import { ApiFailure } from '../api/api-failure.ts'
import type { Api } from '../api/create-api.ts'
import type { UserId } from '../entities/current-user.ts'
import type { District, DistrictListItem } from '../entities/district.ts'
import { districtsResource } from '../resources/index.ts'
import { createStore, type Store } from './create-store.ts'
import { readRecentDistricts, recentDistrictToRestore, rememberDistrict } from './recent-districts.ts'
import type { ConsoleStorage } from './storage.ts'

export type DistrictState = {
  status: 'none' | 'loading' | 'selected' | 'not-found' | 'failed'
  /** Of the district being selected, or selected. */
  id: string | null
  selected: District | null
  /** The picker's list; undefined until it came. */
  list: readonly DistrictListItem[] | undefined
  listFailed: boolean
  /** There is exactly one, so there is nothing to pick ([S2.1]). */
  only: boolean
  /** Ids of the districts opened last, newest first (R45). */
  recent: readonly string[]
}

export type Districts = Store<DistrictState> & {
  /** Fetches and selects the district that the address or the host names (R9). Settles when it is known. */
  follow(id: string): Promise<void>
  /** Loads the list for a new session, and selects the only or the last used district. */
  start(userId: UserId): Promise<void>
  /** Settles when the first selection of the session was made or given up. */
  ready(): Promise<void>
  /** The code of a district that was fetched before. */
  leaOf(id: string): string | undefined
  reset(): void
  retry(): Promise<void>
  /** Asks again for the selected district and the list after one was changed; both stay on show meanwhile. */
  reload(): Promise<void>
}

type Options = { api: Pick<Api, 'run' | 'cancelDistrict'>; storage: ConsoleStorage }

const EMPTY: DistrictState = {
  status: 'none',
  id: null,
  selected: null,
  list: undefined,
  listFailed: false,
  only: false,
  recent: [],
}

/** The districts of the user, and the selected one ([S2.1], R9). */
export const createDistricts = ({ api, storage }: Options): Districts => {
  const store = createStore<DistrictState>(EMPTY)
  const known = new Map<string, District>()
  let userId: UserId | null = null
  /** Counts users: what was asked for one must not be shown to the next. */
  let visit = 0
  let started: Promise<void> = Promise.resolve()
  let fetching: AbortController | null = null

  const change = (next: Partial<DistrictState>) => store.set({ ...store.get(), ...next })

  const select = (district: District) => {
    const id = String(district.id)
    known.set(id, district)
    if (userId !== null) rememberDistrict(storage, userId, { id, clientId: district.illuminateClientId })
    const recent = userId === null ? [] : readRecentDistricts(storage, userId).map((one) => one.id)
    change({ status: 'selected', id, selected: district, recent })
  }

  const load = async (id: string) => {
    fetching?.abort()
    // Beyond them two ids are one number: the answer might be about another district.
    if (!Number.isSafeInteger(Number(id))) return change({ status: 'not-found', selected: null })
    const request = new AbortController()
    fetching = request
    try {
      const { data } = await api.run(districtsResource.list, {
        query: { filter: { id }, limit: 1 },
        signal: request.signal,
      })
      if (request.signal.aborted) return
      const found = data.find((one) => String(one.id) === id)
      if (found) select(found)
      else change({ status: 'not-found', selected: null })
    } catch (error) {
      if (request.signal.aborted) return
      const unknown = error instanceof ApiFailure && (error.code === 403 || error.code === 404)
      change({ status: unknown ? 'not-found' : 'failed', selected: null })
    }
  }

  const follow = async (id: string) => {
    const { id: current, status } = store.get()
    if (current === id && status !== 'failed' && status !== 'not-found') return
    if (current !== null && current !== id) api.cancelDistrict(current)
    change({ status: 'loading', id, selected: null })
    await load(id)
  }

  const loadList = async () => {
    const askedIn = visit
    change({ listFailed: false })
    try {
      const { data } = await api.run(districtsResource.all)
      if (askedIn !== visit) return
      const list = readList(data)
      change({ list, only: list.length === 1 })
      await selectFirst()
    } catch {
      if (askedIn === visit) change({ listFailed: true })
    }
  }

  const selectFirst = async () => {
    const { list, id } = store.get()
    if (id !== null || userId === null) return
    const [first] = list ?? []
    const onlyId = list?.length === 1 ? first?.id : null
    if (onlyId != null) return follow(String(onlyId))
    const last = recentDistrictToRestore(storage, userId)
    if (last && list?.some((one) => String(one.id) === last.id)) await follow(last.id)
  }

  return {
    ...store,
    follow,
    start(user) {
      userId = user
      change({ recent: readRecentDistricts(storage, user).map(({ id }) => id) })
      started = loadList()
      return started
    },
    ready: () => started,
    leaOf: (id) => known.get(id)?.lea,
    reset() {
      fetching?.abort()
      userId = null
      visit += 1
      known.clear()
      store.set(EMPTY)
    },
    async reload() {
      const { id } = store.get()
      await Promise.all([loadList(), id === null ? undefined : load(id)])
    },
    async retry() {
      const { id, status, listFailed } = store.get()
      await Promise.all([
        listFailed ? loadList() : undefined,
        id !== null && (status === 'failed' || status === 'not-found') ? follow(id) : undefined,
      ])
    },
  }
}

// The picker reads names and codes: entries without them are no districts.
const readList = (data: readonly DistrictListItem[]): DistrictListItem[] =>
  data.filter(({ districtName, lea }) => districtName !== '' && lea !== '')
