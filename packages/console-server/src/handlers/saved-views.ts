import {
  type ChangeSavedView,
  checkAccess,
  isPlaceId,
  type NewSavedView,
  type SavedView,
} from '@edconsole/console-core/contract'
import { sql } from 'kysely'
import { uniqueViolation } from '../db/database-errors.ts'
import { json } from '../db/schema/columns.ts'
import type { Db } from '../db/schema.ts'
import { ApiError } from '../http/api-error.ts'
import type { Call, Handlers } from '../http/handler.ts'
import { numberParam } from '../http/params.ts'
import { requireCaller } from '../http/require-caller.ts'

/** Of one person, over all lists. */
const OWN_MAX = 100

const viewRows = (db: Db, call: Pick<Call, 'caller'>) => {
  const { userId, isEmployee } = requireCaller(call)
  return db
    .selectFrom('savedViews')
    .innerJoin('users', 'users.id', 'savedViews.ownerId')
    .select(['savedViews.id', 'listId', 'name', 'isShared', 'savedViews.lea', 'query', 'columns'])
    .select(sql<string>`users.first_name || ' ' || users.last_name`.as('ownerName'))
    .select(sql<boolean>`owner_id = ${userId}`.as('isOwn'))
    .select(sql<boolean>`(owner_id = ${userId} or ${isEmployee}::boolean)`.as('canChange'))
}

/** The caller's own views, and those that others share with them: in the district of the call, or among provider staff. */
const visibleViews = (db: Db, call: Pick<Call, 'caller' | 'lea'>) => {
  const { userId, isEmployee } = requireCaller(call)
  return viewRows(db, call).where(
    sql<boolean>`(owner_id = ${userId}
      or (is_shared and saved_views.lea = ${call.lea})
      or (is_shared and saved_views.lea is null and ${isEmployee}::boolean))`,
  )
}

/** Whether the caller may open the list: a view's name, and the values it filters for, may tell what it holds. */
const mayOpen = (call: Pick<Call, 'caller' | 'employeeAccess'>, listId: string): boolean => {
  const { reachableRoles } = requireCaller(call)
  const [route = ''] = listId.split('.')
  return (
    isPlaceId(route) && checkAccess(route, { reachableRoles, employeeAccess: call.employeeAccess }).allowed
  )
}

const readView = async (call: Pick<Call, 'db' | 'caller' | 'lea'>, id: number): Promise<SavedView> => {
  const view = await visibleViews(call.db, call).where('savedViews.id', '=', id).executeTakeFirst()
  if (!view) throw new ApiError(404, 'View not found.')
  return view
}

/** @throws ApiError if the view isn't visible to the caller, or is another person's */
const changeableView = async (call: Pick<Call, 'db' | 'caller' | 'lea' | 'params'>): Promise<SavedView> => {
  const view = await readView(call, numberParam(call))
  if (view.canChange) return view
  throw new ApiError(403, `This view belongs to ${view.ownerName}. Save a copy of it under another name.`)
}

/** The district of a view that is shared from this call. Without one, a view can be shared by provider staff only. */
const sharedIn = (call: Pick<Call, 'caller' | 'lea'>): string | null => {
  if (call.lea !== '') return call.lea
  if (requireCaller(call).isEmployee) return null
  throw new ApiError(403, 'Views of this list can be shared by provider staff only.', 'isShared')
}

const named = async <Result>(name: string, save: () => Promise<Result>): Promise<Result> => {
  try {
    return await save()
  } catch (error) {
    if (uniqueViolation(error) === undefined) throw error
    throw new ApiError(409, `This list already has a view named “${name}”. Choose another name.`, 'name')
  }
}

const createView = async (call: Call<NewSavedView>): Promise<SavedView> => {
  const { db, body, now } = call
  const { userId } = requireCaller(call)
  if (!mayOpen(call, body.listId)) throw new ApiError(403, "You don't have access to this list.", 'listId')
  const lea = body.isShared ? sharedIn(call) : null
  const { own } = await db
    .selectFrom('savedViews')
    .select((eb) => eb.fn.countAll<number>().as('own'))
    .where('ownerId', '=', userId)
    .executeTakeFirstOrThrow()
  if (own >= OWN_MAX) throw new ApiError(409, `You can save ${OWN_MAX} views. Delete one first.`)
  const { id } = await named(body.name, () =>
    db
      .insertInto('savedViews')
      .values({ ...body, columns: json(body.columns), ownerId: userId, lea, createdAt: now() })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
  return readView(call, id)
}

const updateView = async (call: Call<ChangeSavedView>): Promise<SavedView> => {
  const { db, body, now } = call
  const view = await changeableView(call)
  const { name, isShared, query, columns } = body
  const becomesShared = isShared === true && !view.isShared
  const lea = becomesShared ? sharedIn(call) : isShared === false ? null : view.lea
  await named(name ?? view.name, () =>
    db
      .updateTable('savedViews')
      .set({ lea, updatedAt: now() })
      .$if(name !== undefined, (update) => update.set({ name }))
      .$if(isShared !== undefined, (update) => update.set({ isShared }))
      .$if(query !== undefined, (update) => update.set({ query }))
      .$if(columns !== undefined, (update) => update.set({ columns: json(columns) }))
      .where('id', '=', view.id)
      .executeTakeFirstOrThrow(),
  )
  // Whoever sees it: staff may have made it private again.
  return viewRows(db, call).where('savedViews.id', '=', view.id).executeTakeFirstOrThrow()
}

/** Filters, columns and order of lists, saved under names. */
export const savedViewHandlers = {
  'savedViews.list': async (call) => {
    const views = await visibleViews(call.db, call)
      .orderBy(sql`lower(name)`)
      .orderBy('savedViews.id')
      .execute()
    return views.filter(({ listId }) => mayOpen(call, listId))
  },
  'savedViews.create': createView,
  'savedViews.update': updateView,
  'savedViews.remove': async (call) => {
    const { id } = await changeableView(call)
    await call.db.deleteFrom('savedViews').where('id', '=', id).execute()
    return null
  },
} satisfies Partial<Handlers>
