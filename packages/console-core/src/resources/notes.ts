import { decodersOf } from '../api/decoders.ts'
import type { ChangeNote, NewNote, Note, NoteSubjectKind } from '../entities/note.ts'
import type { AccessRule } from '../routes/route-def.ts'
import { del, list, patch, post, resource } from './operation.ts'

const district = { all: ['ROLE_SETUP_DISTRICT_VIEW'], orEmployee: true } as const
const importLogs = { all: ['ROLE_IMPORT_LOG_VIEW'] } as const

/** Who reads and writes notes: whoever sees what they are about. */
export const NOTE_SUBJECT_ACCESS: Readonly<Record<NoteSubjectKind, AccessRule>> = {
  district,
  batch: importLogs,
  cause: importLogs,
}

const fields = decodersOf<Note>({
  text: ['subjectKind', 'text', 'createdAt'],
  textOrNull: ['componentName', 'cause', 'createdBy', 'updatedAt', 'updatedBy'],
  number: ['id', 'batchId'],
  flag: ['isShared', 'canChange'],
})

const shared = { fields, lea: true, extension: [district, importLogs] } as const

/** What people write down about a district, an import or a cause of rejected rows. */
export const notesResource = resource(
  'notes',
  { records: 'notes' },
  {
    /** Those of subjects that the caller sees; of these, provider staff read all, others what is shared with the district. */
    list: list<Note>(
      '/district/notes',
      {
        key: 'id',
        sortable: ['createdAt'],
        filterable: ['subjectKind', 'batchId', 'componentName', 'cause'],
        mayBeEmpty: ['batchId', 'componentName', 'cause'],
        searchable: ['text', 'createdBy'],
        defaultSort: { createdAt: 'desc' },
      },
      shared,
    ),
    create: post<NewNote, Note>('/district/notes', {
      ...shared,
      records: 'the note',
      confirms: false,
    }),
    update: patch<ChangeNote, Note>('/district/notes/{id}', {
      ...shared,
      version: 'updatedAt',
      records: 'the note',
      confirms: false,
    }),
    remove: del('/district/notes/{id}', { lea: true, extension: shared.extension, records: 'the note' }),
  },
)
