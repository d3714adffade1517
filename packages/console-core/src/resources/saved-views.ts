import { decodersOf } from '../api/decoders.ts'
import type { ChangeSavedView, NewSavedView, SavedView } from '../entities/saved-view.ts'
import { del, get, patch, post, resource } from './operation.ts'

const extension = 'signed-in'

const fields = decodersOf<SavedView>(
  {
    number: ['id'],
    text: ['listId', 'name', 'query', 'ownerName'],
    textOrNull: ['lea'],
    flag: ['isShared', 'isOwn', 'canChange'],
  },
  { columns: (value) => (Array.isArray(value) ? value : []) },
)

/** Views of lists that people save: their own, and those that others share in the district or, without one, among provider staff. */
export const savedViewsResource = resource(
  'savedViews',
  { records: 'saved views' },
  {
    list: get<SavedView[]>('/saved-views', { extension, answers: 'rows', query: ['lea'], fields }),
    create: post<NewSavedView, SavedView>('/saved-views', {
      extension,
      query: ['lea'],
      records: 'the view',
      confirms: false,
      fields,
    }),
    update: patch<ChangeSavedView, SavedView>('/saved-views/{id}', {
      extension,
      query: ['lea'],
      records: 'the view',
      confirms: false,
      fields,
    }),
    remove: del('/saved-views/{id}', { extension, query: ['lea'], records: 'the view' }),
  },
)
