import { QueryObserver } from '@tanstack/react-query'
import type { UserId } from '../entities/current-user.ts'
import type { District, DistrictListItem } from '../entities/district.ts'
import { districtsResource } from '../resources/index.ts'
import { districtById, FIRST_DISTRICTS } from '../runtime/district-reads.ts'
import { ApiFailure } from './api-failure.ts'
import type { Answer } from './call.ts'
import type { Api } from './create-api.ts'
import { queryKeyOf } from './query-key.ts'

export type DistrictsApi = Pick<Api, 'call' | 'run' | 'cancelDistrict' | 'queryClient'>

/** The user whose districts are listed, and the selected district. */
type Selection = { userId: UserId | null; id: string | null }

type DistrictAnswer = { district: District | null; status: 'loading' | 'selected' | 'not-found' | 'failed' }
type ListAnswer = { list: readonly DistrictListItem[] | undefined; failed: boolean }

export type DistrictEntries = {
  /** The user's districts in alphabetical order; undefined until the full list is requested. */
  list(): ListAnswer
  /** The ID of the user's only district; null if there are several, or none; undefined until it is known. */
  only(): string | null | undefined
  /** The selected district. */
  selected(): DistrictAnswer
  /** A cached district. */
  known(id: string): District | undefined
  select(selection: Selection): void
  /** Fetches the list, or joins the pending request. */
  readList(): Promise<void>
  /** Finds out whether there is a choice, by two districts instead of all. */
  readFirst(): Promise<void>
  /** Refetches what has been read. */
  reload(): Promise<void>
  readSelected(): Promise<void>
}

/** Keeps the district list and the selected district in the query cache, so that any change to a district refreshes them. */
export const createDistrictEntries = (
  { call, run, queryClient }: DistrictsApi,
  onChange: () => void,
): DistrictEntries => {
  let current: Selection = { userId: null, id: null }
  let isListWanted = false
  const listOptions = ({ userId }: Selection) => ({
    ...ENTRY,
    queryKey: queryKeyOf(userId, null, districtsResource.all, {}),
    queryFn: ({ signal }: { signal: AbortSignal }) => run(districtsResource.all, { signal }),
    select: sortedList,
    // Only a picker that opens needs thousands; from then on it is refreshed like any other.
    enabled: userId !== null && isListWanted,
  })
  const firstOptions = ({ userId }: Selection) => ({
    ...ENTRY,
    queryKey: queryKeyOf(userId, null, districtsResource.all, { query: FIRST_DISTRICTS }),
    // A backend that refuses the limit is asked for the whole list; one that doesn't know it answers that at once.
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      call(districtsResource.all, { query: FIRST_DISTRICTS, signal }),
    select: sortedList,
    enabled: userId !== null,
  })
  const districtOptions = ({ userId, id }: Selection) => {
    const query = districtById(id ?? '')
    return {
      ...ENTRY,
      // A separate key: a screen's own query of the same district may fail independently.
      queryKey: queryKeyOf(userId, null, districtsResource.list, { query, within: 'selected' }),
      queryFn: async ({ signal }: { signal: AbortSignal }): Promise<District | null> => {
        // Two IDs beyond the safe integers can be the same number, so the response could be about another district.
        if (!Number.isSafeInteger(Number(id))) return null
        const { data } = await run(districtsResource.list, { query, signal })
        return data.find((one) => String(one.id) === id) ?? null
      },
      enabled: id !== null,
    }
  }
  const list = new QueryObserver(queryClient, listOptions(current))
  const first = new QueryObserver(queryClient, firstOptions(current))
  const district = new QueryObserver(queryClient, districtOptions(current))
  list.subscribe(onChange)
  first.subscribe(onChange)
  district.subscribe(onChange)

  const entries: DistrictEntries = {
    list() {
      const { data, isError, isFetching } = list.getCurrentResult()
      return { list: data, failed: isError && !isFetching && data === undefined }
    },
    only() {
      const { data: some, isError } = first.getCurrentResult()
      const districts = list.getCurrentResult().data ?? some
      if (!districts) return isError ? null : undefined
      const [one] = districts
      return districts.length === 1 && one?.id != null ? String(one.id) : null
    },
    selected() {
      const { data = null, error, isFetching } = district.getCurrentResult()
      if (data) return { district: data, status: 'selected' }
      if (isFetching) return { district: null, status: 'loading' }
      const isUnknown = error instanceof ApiFailure && (error.code === 403 || error.code === 404)
      return { district: null, status: error && !isUnknown ? 'failed' : 'not-found' }
    },
    known(id) {
      const { queryKey } = districtOptions({ userId: current.userId, id })
      return queryClient.getQueryData<District>(queryKey)
    },
    select(selection) {
      if (selection.userId !== current.userId) isListWanted = false
      current = selection
      list.setOptions(listOptions(selection))
      first.setOptions(firstOptions(selection))
      district.setOptions(districtOptions(selection))
    },
    async readList() {
      isListWanted = true
      list.setOptions(listOptions(current))
      await list.refetch({ cancelRefetch: false })
      onChange()
    },
    async readFirst() {
      const { isError } = await first.refetch({ cancelRefetch: false })
      if (isError) await entries.readList()
      onChange()
    },
    async reload() {
      await Promise.all([
        first.refetch(),
        isListWanted ? list.refetch() : undefined,
        current.id === null ? undefined : district.refetch(),
      ])
      onChange()
    },
    async readSelected() {
      await district.refetch({ cancelRefetch: false })
      onChange()
    },
  }
  return entries
}

/** Refetched only after a change or on request. */
const ENTRY = {
  retry: false,
  networkMode: 'always',
  staleTime: Number.POSITIVE_INFINITY,
  // Doesn't count toward a page's data age.
  meta: { silent: true },
} as const

const byName = new Intl.Collator('en-US', { sensitivity: 'base', numeric: true })

// The picker needs names and codes; entries without them are dropped.
const sortedList = ({ data }: Answer<DistrictListItem[]>): readonly DistrictListItem[] =>
  data
    .filter(({ districtName, lea }) => districtName !== '' && lea !== '')
    .sort((a, b) => byName.compare(a.districtName, b.districtName))
