import { createDistrictEntries, type DistrictsApi } from '../api/district-entries.ts'
import type { UserId } from '../entities/current-user.ts'
import type { District, DistrictListItem } from '../entities/district.ts'
import { createStore, type Store } from './create-store.ts'
import { readRecentDistricts, recentDistrictToRestore, rememberDistrict } from './recent-districts.ts'
import type { ConsoleStorage } from './storage.ts'

export type DistrictState = {
  status: 'none' | 'loading' | 'selected' | 'not-found' | 'failed'
  /** Of the district being selected, or selected. */
  id: string | null
  selected: District | null
  /** The picker's list, from A to Z; undefined until it came. */
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
  /**
   * Settles when the selected district and the list were read again; both stay on show meanwhile. A save made with
   * `useSave` has them read again by itself.
   */
  reload(): Promise<void>
}

type Options = { api: DistrictsApi; storage: ConsoleStorage }

const EMPTY: DistrictState = {
  status: 'none',
  id: null,
  selected: null,
  list: undefined,
  listFailed: false,
  only: false,
  recent: [],
}

/** The districts of the user, and which one is selected ([S2.1], R9). What is known of them is in the query cache. */
export const createDistricts = ({ api, storage }: Options): Districts => {
  const store = createStore<DistrictState>(EMPTY)
  let userId: UserId | null = null
  let id: string | null = null
  let recent: readonly string[] = []
  /** The selected district once it is among the recent ones. */
  let noted: string | null = null
  let started: Promise<void> = Promise.resolve()

  const update = () => {
    const { district, status } = entries.selected()
    const { list, failed } = entries.list()
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
      only: list?.length === 1,
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

  const follow = async (next: string) => {
    const { status } = store.get()
    if (id === next && status !== 'failed' && status !== 'not-found') return
    if (id !== null && id !== next) api.cancelDistrict(id)
    select({ userId, id: next })
    const reading = entries.readSelected()
    update()
    await reading
  }

  const loadList = async () => {
    const reading = entries.readList()
    update()
    await reading
    await selectFirst()
  }

  const selectFirst = async () => {
    const { list } = store.get()
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
      recent = readRecentDistricts(storage, user).map((one) => one.id)
      select({ userId: user, id })
      started = loadList()
      return started
    },
    ready: () => started,
    leaOf: (of) => entries.known(of)?.lea,
    reset() {
      recent = []
      select({ userId: null, id: null })
      update()
    },
    async reload() {
      await Promise.all([entries.readList(), id === null ? undefined : entries.readSelected()])
    },
    async retry() {
      const { status, listFailed } = store.get()
      await Promise.all([
        listFailed ? loadList() : undefined,
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
  a.recent === b.recent
