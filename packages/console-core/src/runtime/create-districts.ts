import { createDistrictEntries, type DistrictsApi } from '../api/district-entries.ts'
import type { UserId } from '../entities/current-user.ts'
import type { District, DistrictListItem } from '../entities/district.ts'
import { createStore, type Store } from './create-store.ts'
import { readRecentDistricts, recentDistrictToRestore, rememberDistrict } from './recent-districts.ts'
import type { ConsoleStorage } from './storage.ts'

export type DistrictState = {
  status: 'none' | 'loading' | 'selected' | 'not-found' | 'failed'
  /** The district that is selected or being selected. */
  id: string | null
  selected: District | null
  /** The picker's list in alphabetical order; undefined until it arrives. */
  list: readonly DistrictListItem[] | undefined
  listFailed: boolean
  /** True if there is exactly one, so there is nothing to pick ([S2.1]). */
  only: boolean
  /** IDs of recently opened districts, newest first (R45). */
  recent: readonly string[]
}

export type Districts = Store<DistrictState> & {
  /** Fetches and selects the district named by the address or the host (R9). */
  follow(id: string): Promise<void>
  /** Loads the list for a new session and selects the only or the last used district. */
  start(userId: UserId): Promise<void>
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

/** Tracks which of the user's districts is selected ([S2.1], R9). Their data is in the query cache. */
export const createDistricts = ({ api, storage }: Options): Districts => {
  const store = createStore<DistrictState>(EMPTY)
  let userId: UserId | null = null
  let id: string | null = null
  let recent: readonly string[] = []
  /** The district last added to the recent ones. */
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
