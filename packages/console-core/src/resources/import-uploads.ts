import { type Decoder, decodeItem, decodersOf, itemsOf } from '../api/decoders.ts'
import { isRecord } from '../api/is-record.ts'
import type {
  AnnounceFiles,
  CheckUpload,
  CurrentUpload,
  ImportUpload,
  OfferedFormat,
  ReceivedPart,
  StartUpload,
  UploadCause,
  UploadFile,
  UploadSetTrial,
  UploadStarted,
  UploadTemplate,
  UploadTrial,
  UploadUnknownValues,
} from '../entities/import-upload.ts'
import { del, get, type Operation, post, resource } from './operation.ts'

/** Users who may edit import templates, and so start an import (R47). */
const extension = [{ all: ['ROLE_SETUP_SIS_IMPORTS_TEMPLATES_EDIT'] }] as const
const records = 'uploads'

const trial = decodersOf<UploadTrial>(
  {
    number: [
      ...(['rows', 'accepted', 'warned', 'rejected', 'leftOut', 'added'] as const),
      ...(['changed', 'unchanged', 'removed'] as const),
    ],
    flag: ['isHeld'],
    textOrNull: ['fatal'],
    texts: ['unmapped'],
  },
  {
    causes: itemsOf(
      decodersOf<UploadCause>({
        text: ['cause', 'severity', 'title'],
        textOrNull: ['columnName', 'sourceColumn'],
        number: ['rows'],
      }),
    ),
    unknownValues: itemsOf(
      decodersOf<UploadUnknownValues>(
        { text: ['columnName'] },
        {
          values: itemsOf(
            decodersOf<UploadUnknownValues['values'][number]>({ text: ['sourceValue'], number: ['rows'] }),
          ),
        },
      ),
    ),
  },
)
const trialOrNull: Decoder = (value) => (isRecord(value) ? decodeItem(trial, value) : null)

const offered = decodersOf<OfferedFormat>(
  { text: ['id', 'title'], texts: ['components'] },
  {
    templates: itemsOf(decodersOf<OfferedFormat['templates'][number]>({ key: ['id'], flag: ['isEnabled'] })),
  },
)

const fields = decodersOf<ImportUpload>(
  {
    key: ['uploadId'],
    text: ['state'],
    textOrNull: ['message', 'createdAt', 'nextRunAt'],
    number: ['progress'],
  },
  {
    setTrials: itemsOf(
      decodersOf<UploadSetTrial>(
        { key: ['templateId'], text: ['name', 'componentName'] },
        { trial: (value) => decodeItem(trial, isRecord(value) ? value : {}) },
      ),
    ),
    offeredFormat: (value) => (isRecord(value) ? decodeItem(offered, value) : null),
    files: itemsOf(
      decodersOf<UploadFile>(
        {
          key: ['id'],
          text: ['name'],
          flag: ['isLeftOut'],
          textOrNull: ['archiveName', 'kind', 'format', 'componentName', 'problem'],
          number: ['bytes', 'receivedBytes', 'lastModified', 'rows', 'templateId'],
        },
        {
          templates: itemsOf(
            decodersOf<UploadTemplate>({
              key: ['id'],
              text: ['name', 'componentName'],
              number: ['matchedColumns'],
              texts: ['missingColumns'],
            }),
          ),
          trial: trialOrNull,
        },
      ),
    ),
  },
)

/** Files that people bring into a district, beside those that a system sends. */
export const importUploadsResource = resource(
  'importUploads',
  { records },
  {
    /** The caller's own, in this district. */
    current: get<CurrentUpload>('/district/import-upload', {
      lea: true,
      extension,
      fields: { upload: (value) => (isRecord(value) ? decodeItem(fields, value) : null) },
    }),
    /** Says which files will come. Their bytes are sent in parts: see `uploadPart`. */
    announce: post<AnnounceFiles, ImportUpload>('/district/import-upload', {
      lea: true,
      extension,
      fields,
      confirms: false,
    }),
    /** Once all bytes are there: what each file is, and what an import of it would do. */
    check: post<CheckUpload, ImportUpload>('/district/import-upload/check', {
      lea: true,
      extension,
      fields,
      confirms: false,
    }),
    /** Hands the files on to the district's inbox. 409 while an import of the district runs: the upload stays as it is. */
    start: post<StartUpload, UploadStarted>('/district/import-upload/start', {
      lea: true,
      extension,
      confirms: false,
    }),
    /** Takes one file out; of an archive everything that came out of it. */
    removeFile: del('/district/import-upload/files/{id}', { lea: true, extension }),
    /** Drops the upload with all its files. */
    discard: del('/district/import-upload', { lea: true, extension }),
  },
)

/**
 * A part of a file of an upload: bytes as the body of `PATCH /files/import-uploads/{id}?lea=&offset=`. The answer says how far the
 * file is. 409 with `receivedBytes` where the offset is another: go on from there. It is none of the calls that carry JSON, so
 * the server answers it beside them.
 * @example await api.call(uploadPart, { params: { id: 7 }, query: { offset: 0 }, lea, body: file.slice(0, 1_000_000) })
 */
export const uploadPart: Operation<Blob, ReceivedPart> = {
  id: 'importUploads.part',
  resource: 'importUploads',
  records,
  method: 'PATCH',
  path: '/files/import-uploads/{id}',
  lea: true,
  query: ['offset'],
  extension,
  fields: decodersOf<ReceivedPart>({ number: ['receivedBytes'] }),
}
