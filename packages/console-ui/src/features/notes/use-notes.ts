import {
  type ComponentName,
  type ListState,
  NOTE_SUBJECT_ACCESS,
  type Note,
  notesResource,
  useAccess,
  useExtension,
  useList,
} from '@edconsole/console-core'

/** What notes are about. Without a cause: those of all causes of the component. */
export type NoteSubject =
  | { readonly subjectKind: 'district' }
  | { readonly subjectKind: 'batch'; readonly batchId: string }
  | { readonly subjectKind: 'cause'; readonly componentName: ComponentName; readonly cause?: string }

/** Notes that are read at a time. */
export const NOTES_PAGE = 20

/** Notes about a subject, the newest first. Undefined for those who don't see it, and where the backend has none. */
export const useNotes = (subject: NoteSubject, limit = NOTES_PAGE): ListState<Note> | undefined => {
  const isAnswered = useExtension(notesResource.list)
  const isShown = useAccess().allows(NOTE_SUBJECT_ACCESS[subject.subjectKind]) && isAnswered
  const list = useList(
    notesResource.list,
    { limit, sort: { createdAt: 'desc' }, filter: { ...subject } },
    { enabled: isShown, silent: true },
  )
  return isShown ? list : undefined
}
