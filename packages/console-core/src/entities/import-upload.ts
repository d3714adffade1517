import type { ComponentName } from '../lists/components.ts'

/** What an upload is doing: taking in bytes, looking at the files, waiting for a decision, or stopped by a problem. */
export type UploadState = 'receiving' | 'checking' | 'ready' | 'failed'

/**
 * What a file turned out to be: rows, part of a set that templates put together, a packed set, the list of contents of a set, or
 * nothing that an import can use.
 */
export type UploadFileKind = 'rows' | 'set' | 'archive' | 'manifest' | 'unusable'

/** A reason why rows would be refused or changed. Holds no value of a row. */
export type UploadCause = {
  cause: string
  severity: 'error' | 'warning' | 'info'
  title: string
  columnName: string | null
  sourceColumn: string | null
  /** 0: the file as a whole. */
  rows: number
}

/** Codes of one column that no translation knows, with their rows. */
export type UploadUnknownValues = {
  columnName: string
  values: { sourceValue: string; rows: number }[]
}

/** What an import of a file would do to the data that is stored now. */
export type UploadTrial = {
  rows: number
  accepted: number
  warned: number
  rejected: number
  /** Rows of sites that take no part in imports. */
  leftOut: number
  added: number
  changed: number
  unchanged: number
  /** Stored records that the file doesn't name and an import would deactivate. */
  removed: number
  /** So many that the import would wait for a decision before it removes them. */
  isHeld: boolean
  /** Why an import would load nothing of the file. */
  fatal: string | null
  /** Columns of the file that no column of the template uses. */
  unmapped: string[]
  causes: UploadCause[]
  unknownValues: UploadUnknownValues[]
}

/** What an import would do with files that a template puts together. */
export type UploadSetTrial = {
  templateId: number
  name: string
  componentName: ComponentName
  trial: UploadTrial
}

/** A template that can read a file. */
export type UploadTemplate = {
  id: number
  name: string
  componentName: ComponentName
  /** How many of its columns the file has. */
  matchedColumns: number
  /** Columns it requires that the file doesn't have; with any, an import would load nothing. */
  missingColumns: string[]
}

/** A file of an upload, or of an archive in it. */
export type UploadFile = {
  id: number
  /** Within an archive, with its folders. */
  name: string
  /** The archive it came out of; null if it was chosen itself. */
  archiveName: string | null
  bytes: number
  receivedBytes: number
  /** As the browser told it, in milliseconds; with name and size it says whether a file is the same one. */
  lastModified: number | null
  /** Null until the file was looked at. */
  kind: UploadFileKind | null
  rows: number | null
  /** The format it belongs to by its headers, such as `OneRoster`. */
  format: string | null
  /** What it holds, by its template or its format. */
  componentName: ComponentName | null
  /** The template that will read it; null if none fits, or several do. */
  templateId: number | null
  /** Templates that read files, the best match first. */
  templates: UploadTemplate[]
  /** A user decided not to import it. */
  isLeftOut: boolean
  /** Why it can't be imported, as a sentence. */
  problem: string | null
  trial: UploadTrial | null
}

/** A format that could be read, by what of it came along. */
export type OfferedFormat = {
  id: string
  title: string
  /** Components that templates could be created for. */
  components: ComponentName[]
  /** The templates that are there already, as they are now. One that is on but has no trial asks for another check. */
  templates: { id: number; isEnabled: boolean }[]
}

/** Files that a user is uploading to a district: `GET /district/import-upload`. A person has one for each district. */
export type ImportUpload = {
  uploadId: number
  state: UploadState
  /** Why it stopped, or what is wrong with the set as a whole. */
  message: string | null
  /** Of a check, 0 to 1; null while none runs. */
  progress: number | null
  createdAt: string
  files: UploadFile[]
  /** By template, in load order; none for files that are read by themselves. */
  setTrials: UploadSetTrial[]
  /** The format of the files, where templates that read what came along are missing, disabled, or not tried yet. */
  offeredFormat: OfferedFormat | null
  /** When a schedule next imports with one of the files' templates; null if none does. */
  nextRunAt: string | null
}

/** The caller's upload, if there is one. */
export type CurrentUpload = { upload: ImportUpload | null }

/** A file as the browser knows it before a byte is sent. */
export type AnnouncedFile = { name: string; bytes: number; lastModified: number | null }

/** Body of `POST /district/import-upload`: files to bring. Those that are there already go on where they stopped. */
export type AnnounceFiles = { files: AnnouncedFile[] }

/** A user's decision about a file: the template to read it with (null: the best fit), or not to import it. */
export type UploadChoice = { fileId: number; templateId: number | null; isLeftOut: boolean }

/** Body of `POST /district/import-upload/check`. */
export type CheckUpload = { choices?: UploadChoice[] }

/** Body of `POST /district/import-upload/start`: now, or with the next scheduled import. */
export type StartUpload = { when: 'now' | 'scheduled' }

/** What became of it: the batch that runs, or when the files will be imported. */
export type UploadStarted = { batchId: number | null; nextRunAt: string | null }

/** How far a file is: the answer to each part. */
export type ReceivedPart = { receivedBytes: number }
