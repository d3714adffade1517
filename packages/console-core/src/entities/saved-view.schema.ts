import { z } from 'zod'
import { isSingleLine, SINGLE_LINE, text } from '../validation/fields.schema.ts'
import type { ChangeSavedView, NewSavedView } from './saved-view.ts'
import { tableColumns, tableId } from './user-preferences.schema.ts'

const fields = {
  name: text(60),
  isShared: z.boolean(),
  query: z.string().max(4000).refine(isSingleLine, SINGLE_LINE),
  columns: tableColumns,
}

/** Body of `POST /saved-views`. */
export const newSavedViewSchema = z.strictObject({
  ...fields,
  listId: tableId,
}) satisfies z.ZodType<NewSavedView>

/** Body of `PATCH /saved-views/{id}`. */
export const changeSavedViewSchema = z.strictObject(fields).partial() satisfies z.ZodType<ChangeSavedView>
