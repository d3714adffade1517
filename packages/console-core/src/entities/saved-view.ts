import type { ColumnState } from './user-preferences.ts'

/** Filters, columns and order of a list, saved under a name: `GET /saved-views`. */
export type SavedView = {
  id: number
  /** The table it is of, as preferences name it: the route's ID, or `{route-id}.{part}`. */
  listId: string
  name: string
  isShared: boolean
  /** The district it is shared in; null for a private one, and for one shared with provider staff. */
  lea: string | null
  /** Filters, order and search as the address writes them: `filter[status][0]=failed&sort[startedAt]=desc`. */
  query: string
  columns: ColumnState[]
  ownerName: string
  isOwn: boolean
  /** Owners change their views, provider staff also those that others share. */
  canChange: boolean
}

/** Body of `POST /saved-views`. */
export type NewSavedView = Pick<SavedView, 'listId' | 'name' | 'isShared' | 'query' | 'columns'>

/** Body of `PATCH /saved-views/{id}`: what is to change. */
export type ChangeSavedView = {
  name?: string | undefined
  isShared?: boolean | undefined
  query?: string | undefined
  columns?: ColumnState[] | undefined
}
