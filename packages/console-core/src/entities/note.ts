import type { ComponentName } from '../lists/components.ts'
import type { ReadConfig } from './config-meta.ts'

/** Characters of a note. */
export const NOTE_MAX = 4000

/** What a note is about: the district, one import, or a cause for which imports reject rows, in whichever of them it appears. */
export type NoteSubjectKind = 'district' | 'batch' | 'cause'

/** What somebody wrote down about a district, an import or a cause: `GET /district/notes`. */
export type Note = {
  id: number
  subjectKind: NoteSubjectKind
  /** The import, for a note about one. */
  batchId: number | null
  /** The component and its cause, for a note about a cause. */
  componentName: ComponentName | null
  cause: string | null
  text: string
  /** The district reads it too; otherwise only provider staff do. */
  isShared: boolean
  createdAt: string
  /** Null once erased. */
  createdBy: string | null
  /** Null until it is changed. */
  updatedAt: string | null
  updatedBy: string | null
  /** The caller may change and remove it: its author, or whoever manages the district. */
  canChange: boolean
}

/** Body of `POST /district/notes`. */
export type NewNote = {
  subjectKind: NoteSubjectKind
  batchId?: number | null | undefined
  componentName?: ComponentName | null | undefined
  cause?: string | null | undefined
  text: string
  isShared: boolean
}

/** Body of `PATCH /district/notes/{id}`: what is to change. */
export type ChangeNote = ReadConfig & { text?: string | undefined; isShared?: boolean | undefined }
