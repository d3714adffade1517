import type { Migration } from './migration.ts'

/** The order in which lists of districts go by state: by its code. The index from before is by the code in lower case. */
export const districtsByState: Migration = {
  id: '0094-districts-by-state',
  statements: ['create index districts_state_code on districts (state, id)'],
}
