import { parseQuery, stringifyQuery } from '@edconsole/console-core'
import { readTableState, type TableState, type ViewRules, writeTableState } from '../model/table-state.ts'

/** What a saved view keeps of a list's state: filters, order and search, as the address writes them. */
export function savedQueryOf({ sort, filters, search }: TableState, rules: ViewRules): string {
  const state = { page: 1, size: undefined, sort, filters, search }
  return stringifyQuery(writeTableState({}, state, Object.assign({ savedSize: 0 }, rules)))
}

/** The same of a saved view, without what this list no longer knows. */
export function knownQueryOf(saved: string, rules: ViewRules): string {
  return savedQueryOf(readTableState(parseQuery(saved), rules), rules)
}
