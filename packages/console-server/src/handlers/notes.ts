import {
  type ChangeNote,
  DISTRICT_RULES_BY_PART,
  type NewNote,
  NOTE_SUBJECT_ACCESS,
  type Note,
  type NoteSubjectKind,
  resources,
  satisfies,
} from '@edconsole/console-core/contract'
import { sql } from 'kysely'
import { auditCreated, audited } from '../audit/record-changes.ts'
import { columnField, maybeEmpty } from '../db/list-field.ts'
import { listPlan, runList } from '../db/list-query.ts'
import { parseListQuery } from '../db/parse-list-query.ts'
import type { Db } from '../db/schema.ts'
import { ApiError } from '../http/api-error.ts'
import type { Call, Handlers } from '../http/handler.ts'
import { numberParam } from '../http/params.ts'
import { refuseStale } from '../http/refuse-stale.ts'
import { authorOf, requireCaller } from '../http/require-caller.ts'

const plan = listPlan(resources.notes.list, {
  fields: {
    id: columnField('integer', 'notes.id'),
    createdAt: columnField('instant', 'notes.createdAt'),
    subjectKind: columnField('code', 'notes.subjectKind'),
    batchId: maybeEmpty(columnField('integer', 'notes.batchId')),
    componentName: maybeEmpty(columnField('code', 'notes.componentName')),
    cause: maybeEmpty(columnField('code', 'notes.cause')),
  },
  searched: [sql.ref('notes.text'), sql.ref('notes.createdBy')],
})

const SUBJECT_KINDS = Object.keys(NOTE_SUBJECT_ACCESS) as NoteSubjectKind[]

type NoteCall = Pick<Call, 'caller' | 'employeeAccess' | 'lea'>

const maySee = ({ employeeAccess, ...call }: NoteCall, kind: NoteSubjectKind): boolean =>
  satisfies(NOTE_SUBJECT_ACCESS[kind], requireCaller(call).reachableRoles, employeeAccess)

/** The district's notes that the caller may read: about what they see, and not those for provider staff alone. */
const visibleNotes = (db: Db, call: NoteCall) => {
  const { userId, isEmployee, reachableRoles } = requireCaller(call)
  const manages = satisfies(DISTRICT_RULES_BY_PART.profile, reachableRoles, call.employeeAccess)
  const kinds = SUBJECT_KINDS.filter((kind) => maySee(call, kind))
  return db
    .selectFrom('notes')
    .select(['notes.id', 'subjectKind', 'batchId', 'componentName', 'cause', 'text', 'isShared'])
    .select(['createdAt', 'createdBy', 'updatedAt', 'updatedBy'])
    .select(sql<boolean>`(${manages}::boolean or coalesce(created_by_id = ${userId}, false))`.as('canChange'))
    .where('notes.lea', '=', call.lea)
    .where(sql<boolean>`subject_kind = any(${kinds}::text[])`)
    .where(sql<boolean>`(is_shared or ${isEmployee}::boolean)`)
}

const readNote = async (call: NoteCall & Pick<Call, 'db'>, id: number): Promise<Note> => {
  const note = await visibleNotes(call.db, call).where('notes.id', '=', id).executeTakeFirst()
  if (!note) throw new ApiError(404, 'Note not found.')
  return note
}

/** The note, locked, so that nothing happens to it between comparison and change. */
const changeableNote = async (trx: Db, call: NoteCall, id: number): Promise<Note> => {
  const note = await visibleNotes(trx, call).where('notes.id', '=', id).forUpdate().executeTakeFirst()
  if (!note) throw new ApiError(404, 'Note not found.')
  if (note.canChange) return note
  throw new ApiError(
    403,
    "Only its author, or someone who manages the district's profile, can change a note.",
  )
}

/** What others can't read is between provider staff: the district's people would write it for themselves alone. */
const refuseHidden = (call: Pick<Call, 'caller'>, isShared: boolean | undefined): void => {
  if (isShared === false && !requireCaller(call).isEmployee)
    throw new ApiError(403, 'Only provider staff can write notes for staff only.', 'isShared')
}

/** @throws ApiError if the district has no such import, or no import that rejected rows for such a cause */
const checkSubject = async ({ db, lea, body }: Call<NewNote>): Promise<void> => {
  const { subjectKind, batchId, componentName, cause } = body
  const found =
    subjectKind === 'batch' && batchId != null
      ? await db
          .selectFrom('importBatches')
          .select('batchId')
          .where('batchId', '=', batchId)
          .where('lea', '=', lea)
          .executeTakeFirst()
      : subjectKind === 'cause' && componentName != null && cause != null
        ? await db
            .selectFrom('importCauses')
            .select('cause')
            .where('lea', '=', lea)
            .where('componentName', '=', componentName)
            .where('cause', '=', cause)
            .limit(1)
            .executeTakeFirst()
        : true
  if (found) return
  if (subjectKind === 'batch') throw new ApiError(404, 'Batch not found.')
  throw new ApiError(404, 'No rejected rows with this cause found.')
}

const createNote = async (call: Call<NewNote>): Promise<Note> => {
  const { db, lea, now, body } = call
  const { subjectKind, batchId = null, componentName = null, cause = null, text, isShared } = body
  if (!maySee(call, subjectKind))
    throw new ApiError(403, `This requires ${NOTE_SUBJECT_ACCESS[subjectKind].all.join(' and ')}.`)
  refuseHidden(call, isShared)
  await checkSubject(call)
  const note = { lea, subjectKind, batchId, componentName, cause, text, isShared }
  const createdBy = await authorOf(call)
  const createdById = requireCaller(call).userId
  const id = await db.transaction().execute(async (trx) => {
    const created = await trx
      .insertInto('notes')
      .values({ ...note, createdAt: now(), createdById, createdBy })
      .returning('id')
      .executeTakeFirstOrThrow()
    await auditCreated(trx, call, { kind: 'note', keys: [created.id] })
    return created.id
  })
  return readNote(call, id)
}

const updateNote = async (call: Call<ChangeNote>): Promise<Note> => {
  const { db, now, body } = call
  const id = numberParam(call)
  refuseHidden(call, body.isShared)
  const updatedBy = await authorOf(call)
  await db.transaction().execute(async (trx) => {
    const note = await changeableNote(trx, call, id)
    refuseStale(call, note, 'this note')
    const { text = note.text, isShared = note.isShared } = body
    if (text === note.text && isShared === note.isShared) return
    const change = { text, isShared, updatedAt: now(), updatedById: requireCaller(call).userId, updatedBy }
    await audited(trx, call, { kind: 'note', keys: [id] }, () =>
      trx.updateTable('notes').set(change).where('id', '=', id).execute(),
    )
  })
  return readNote(call, id)
}

/** What people write down about a district, an import or a cause of rejected rows. */
export const noteHandlers = {
  'notes.list': (call) => runList(visibleNotes(call.db, call), plan, parseListQuery(plan, call.query)),
  'notes.create': createNote,
  'notes.update': updateNote,
  'notes.remove': async (call) => {
    const id = numberParam(call)
    await call.db.transaction().execute(async (trx) => {
      await changeableNote(trx, call, id)
      await audited(trx, call, { kind: 'note', keys: [id] }, () =>
        trx.deleteFrom('notes').where('id', '=', id).execute(),
      )
    })
    return null
  },
} satisfies Partial<Handlers>
