import type { UploadFile, UploadSetTrial, UploadState } from '@edconsole/console-core/contract'
import type { Default, JsonOrNull, OfDistrict, Optional, Timestamp } from './columns.ts'

/** Files that a person is bringing into a district; one upload for each person and district. */
export type ImportUploadsTable = {
  id: Default<number>
  lea: string
  userId: number
  state: UploadState
  message: Optional<string>
  /** Of a check, 0 to 1. */
  progress: Optional<number>
  /** The format of the files, if they are a set. Its templates may be missing or disabled. */
  offeredFormat: Optional<string>
  /** What an import would do with files that are put together, by template. */
  setTrials: JsonOrNull<UploadSetTrial[]>
  createdAt: Timestamp
  /** When something last came or was decided: an upload that is left alone is deleted. */
  updatedAt: Timestamp
}

/** What was found out about a file. */
export type FoundInFile = Pick<
  UploadFile,
  'kind' | 'rows' | 'format' | 'componentName' | 'templateId' | 'templates' | 'problem' | 'trial'
>

/** A file of an upload, or of an archive in it. */
export type ImportUploadFilesTable = OfDistrict & {
  id: Default<number>
  uploadId: number
  /** The archive it came out of. */
  archiveId: Optional<number>
  name: string
  bytes: number
  /** Milliseconds, as the browser tells them. */
  lastModified: Optional<number>
  /** The template that the person chose instead of the one that was found. */
  chosenTemplateId: Optional<number>
  isLeftOut: Default<boolean>
  found: JsonOrNull<FoundInFile>
}
