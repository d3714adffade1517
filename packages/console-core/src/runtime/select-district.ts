import type { NavigationAdapter } from '../navigation/navigation-adapter.ts'
import { type Query, queryGroup } from '../query/query-string.ts'
import type { Districts } from './create-districts.ts'
import type { LeaveGuard } from './create-leave-guard.ts'
import type { Store } from './create-store.ts'

type Parts = {
  districts: Districts
  leaveGuard: LeaveGuard
  navigation: Store<NavigationAdapter>
  onDistrictChange: ((id: string) => void) | undefined
}

/** Selects a district ([S2.1], R9): an entry without an ID is ignored; a district-scoped route is kept. */
export const selectDistrict =
  ({ districts, leaveGuard, navigation, onDistrictChange }: Parts) =>
  async (picked: string | number | null): Promise<boolean> => {
    if (picked === null || picked === '') return false
    const id = String(picked)
    if (id === districts.get().id && districts.get().status !== 'failed') return true
    if (!(await leaveGuard.ask())) return false
    const adapter = navigation.get()
    const place = adapter.current()
    const moves = place?.params.districtId !== undefined
    if (moves) {
      const query = queryElsewhere(place.query)
      const moved = { id: place.id, params: { ...place.params, districtId: id } }
      leaveGuard.pass(() => adapter.go(Object.keys(query).length > 0 ? { ...moved, query } : moved))
    }
    onDistrictChange?.(id)
    // A router's guards select the district of the address they admit.
    if (moves && adapter.kind === 'router') return true
    await districts.follow(id)
    return true
  }

/** Keys that identify a record of one district, or a page of its rows. */
const OF_ONE_DISTRICT = ['batch', 'row', 'account', 'column', 'values', 'code', 'page']

/**
 * Returns the part of a query that applies to another district (ux 4.6): filters, sort order and page size stay, anything
 * that identifies a record is dropped.
 * @example queryElsewhere({ size: '100', row: '1204' }) // { size: '100' }
 */
export const queryElsewhere = (query: Query = {}): Query => {
  const rest = without(query, (key) => OF_ONE_DISTRICT.includes(key))
  const filter = without(queryGroup(rest.filter), (field) => /^id$|Id$/.test(field))
  const isEmpty = Object.keys(filter).length === 0
  return isEmpty ? without(rest, (key) => key === 'filter') : { ...rest, filter }
}

const without = (query: Query, goes: (key: string) => boolean): Query =>
  Object.fromEntries(Object.entries(query).filter(([key]) => !goes(key)))
