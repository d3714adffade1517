import type { ColumnState, UserPreferences } from '../entities/user-preferences.ts'
import { get, patch, post, resource } from './operation.ts'

type ColumnStates = Record<string, ColumnState[]>
type PageSizes = Record<string, number>

/** POST when nothing was saved for that kind yet, PATCH afterwards; the server merges (R23). */
export const userPreferencesResource = resource(
  'userPreferences',
  { records: 'user preferences' },
  {
    get: get<UserPreferences>('/user-preferences', {
      answers: 'any',
      fail: 'Error fetching user preferences',
    }),
    postColumnStates: post<ColumnStates, ColumnStates>('/user-preferences/column_states', {
      answers: 'any',
      fail: 'Error posting column states',
    }),
    patchColumnStates: patch<ColumnStates, ColumnStates>('/user-preferences/column_states', {
      answers: 'any',
      fail: 'Error patching column states',
    }),
    postPageSizes: post<PageSizes, PageSizes>('/user-preferences/page_sizes', {
      answers: 'any',
      fail: 'Error posting pages sizes',
    }),
    patchPageSizes: patch<PageSizes, PageSizes>('/user-preferences/page_sizes', {
      answers: 'any',
      fail: 'Error patching pages sizes',
    }),
  },
)
