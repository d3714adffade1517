import { createDistrictEntries, type DistrictsApi } from '../api/district-entries.ts'
import { keyOfDistrict } from '../api/query-key.ts'
import type { UserId } from '../entities/current-user.ts'
import type { District, DistrictListItem } from '../entities/district.ts'
import { createStore, type Store } from './create-store.ts'
import {
  readRecentDistricts,
  recentDistrictToRestore,
  rememberAllDistricts,
  rememberDistrict,
} from './recent-districts.ts'
import type { ConsoleStorage } from './storage.ts'

export type DistrictState = {
  status: 'none' | 'loading' | 'selected' | 'not-found' | 'failed'
  /** The district that is selected or being selected. */
  id: string | null
  selected: District | null
  /** All districts in alphabetical order; undefined until they were requested (`useDistrictList`) and have arrived. */
  list: readonly DistrictListItem[] | undefined
  listFailed: boolean
  /** True if there is exactly one, so there is nothing to pick ([S2.1]). */
  only: boolean
  /** True once it is known whether there is a choice, and which district opens by itself (R9). */
  settled: boolean
  /** IDs of recently opened districts, newest first (R45). */
  recent: readonly string[]
}

export type Districts = Store<DistrictState> & {
  /** Fetches and selects the district named by the address or the host (R9). */
  follow(id: string): Promise<void>
  /** Selects none, so that all districts are shown, and keeps it so after a reload. */
  leave(): void
  /** Selects the only or the last used district of a new session. */
  start(userId: UserId): Promise<void>
  /** Loads the list, unless it is there or on its way. */
  loadList(): Promise<void>
  /** Settles once the session's first selection has succeeded or failed. */
  ready(): Promise<void>
  /** The code of a cached district. */
  leaOf(id: string): string | undefined
  reset(): void
  retry(): Promise<void>
  /**
   * Refetches the selected district and the list, which stay on screen meanwhile. Saves made with `useSave` refetch them
   * automatically.
   */
  reload(): Promise<void>
}

type Options = {
  api: DistrictsApi
  storage: ConsoleStorage
  /** Always this district: a session doesn't begin with the last used one. */
  fixed?: string
}

const EMPTY: DistrictState = {
  status: 'none',
  id: null,
  selected: null,
  list: undefined,
  listFailed: false,
  only: false,
  settled: false,
  recent: [],
}

/** Tracks which of the user's districts is selected ([S2.1], R9). Their data is in the query cache. */
export const createDistricts = ({ api, storage, fixed }: Options): Districts => {
  const store = createStore<DistrictState>(EMPTY)
  let userId: UserId | null = null
  let id: string | null = null
  let recent: readonly string[] = []
  /** The district last added to the recent ones. */
  let noted: string | null = null
  /** The data year of the selected district, as it was last seen. */
  let year: Pick<District, 'id' | 'sisYear'> | null = null
  let started: Promise<void> = Promise.resolve()
  let settled = false

  /** Many calls answer for the data year without naming it, such as the one about enabled products. */
  const refreshDistrict = (moved: string) =>
    void api.queryClient.invalidateQueries({ predicate: ({ queryKey }) => keyOfDistrict(queryKey, moved) })

  const update = () => {
    const { district, status } = entries.selected()
    const { list, failed } = entries.list()
    if (district) {
      const { id: of, sisYear } = district
      const isMoved = year !== null && year.id === of && year.sisYear !== sisYear
      year = { id: of, sisYear }
      if (isMoved) refreshDistrict(String(of))
    }
    if (id !== null && district && userId !== null && noted !== id) {
      noted = id
      rememberDistrict(storage, userId, { id, clientId: district.illuminateClientId })
      recent = readRecentDistricts(storage, userId).map((one) => one.id)
    }
    const next: DistrictState = {
      status: id === null ? 'none' : status,
      id,
      selected: district,
      list,
      listFailed: failed,
      only: entries.only() != null,
      settled,
      recent,
    }
    if (!isSame(next, store.get())) store.set(next)
  }
  const entries = createDistrictEntries(api, update)

  const select = (next: { userId: UserId | null; id: string | null }) => {
    userId = next.userId
    id = next.id
    noted = null
    entries.select(next)
  }

  const follow = async (given: string) => {
    // Without types a host may give a number.
    const next = String(given)
    const { status } = store.get()
    if (id === next && status !== 'failed' && status !== 'not-found') return
    if (id !== null && id !== next) api.cancelDistrict(id)
    select({ userId, id: next })
    const reading = entries.readSelected()
    update()
    await reading
  }

  const loadList = async () => {
    if (store.get().list || userId === null) return
    const reading = entries.readList()
    update()
    await reading
  }

  /** Both questions go out at once: the last used district is most often the one that opens. */
  const selectFirst = async (user: UserId) => {
    if (fixed !== undefined) return follow(fixed)
    const last = id === null ? recentDistrictToRestore(storage, user) : null
    const restored = last ? follow(last.id) : undefined
    await Promise.all([entries.readFirst(), restored])
    if (userId !== user) return
    // One that is no longer theirs was never opened.
    if (last && id === last.id && entries.selected().status === 'not-found') select({ userId, id: null })
    const onlyId = entries.only()
    settled = true
    if (id === null && onlyId != null) await follow(onlyId)
    update()
  }

  return {
    ...store,
    follow,
    leave() {
      if (id === null || userId === null) return
      api.cancelDistrict(id)
      rememberAllDistricts(storage, userId)
      select({ userId, id: null })
      update()
    },
    start(user) {
      recent = readRecentDistricts(storage, user).map((one) => one.id)
      select({ userId: user, id })
      started = selectFirst(user)
      return started
    },
    loadList,
    ready: () => started,
    leaOf: (of) => entries.known(of)?.lea,
    reset() {
      recent = []
      settled = false
      select({ userId: null, id: null })
      update()
    },
    reload: entries.reload,
    async retry() {
      const { status, listFailed } = store.get()
      await Promise.all([
        listFailed ? loadList() : undefined,
        settled && userId !== null && entries.only() === null && id === null
          ? selectFirst(userId)
          : undefined,
        id !== null && (status === 'failed' || status === 'not-found') ? follow(id) : undefined,
      ])
    },
  }
}

const isSame = (a: DistrictState, b: DistrictState): boolean =>
  a.status === b.status &&
  a.id === b.id &&
  a.selected === b.selected &&
  a.list === b.list &&
  a.listFailed === b.listFailed &&
  a.only === b.only &&
  a.settled === b.settled &&
  a.recent === b.recent
