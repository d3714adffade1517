import type { ImportUpload } from '@edconsole/console-core'
import type { OfferedFormat, UploadFile } from '@edconsole/console-core/contract'
import { expect, it } from 'vitest'
import { uploadMessages } from './messages.ts'
import { whyNotStart } from './why-not-start.ts'

const template: UploadFile['templates'][number] = {
  id: 7,
  name: 'Students',
  componentName: 'students',
  matchedColumns: 0,
  missingColumns: ['LAST_NM'],
}

const file = (more: Partial<UploadFile>): UploadFile => ({
  id: 1,
  name: 'orgs.csv',
  archiveName: null,
  bytes: 10,
  receivedBytes: 10,
  lastModified: 1,
  kind: 'rows',
  rows: null,
  format: null,
  componentName: null,
  templateId: null,
  templates: [],
  isLeftOut: false,
  problem: null,
  trial: null,
  ...more,
})

const uploadOf = (only: UploadFile, offeredFormat: OfferedFormat | null = null): ImportUpload => ({
  uploadId: 1,
  state: 'ready',
  message: null,
  progress: null,
  createdAt: '2026-09-14T12:14:00Z',
  files: [only],
  setTrials: [],
  offeredFormat,
  nextRunAt: null,
})

const offered = (more: Partial<OfferedFormat>): OfferedFormat => ({
  id: 'oneRoster12',
  title: 'OneRoster 1.2',
  components: [],
  templates: [],
  ...more,
})
const ofFormat = file({ format: 'OneRoster 1.2' })

it.each<[string, ImportUpload, string]>([
  [
    'a template, where there are some',
    uploadOf(file({ templates: [template] })),
    'Choose a template for orgs.csv, or leave it out',
  ],
  [
    'one that reads files, where there is none',
    uploadOf(file({})),
    'No template reads orgs.csv. Create or enable one, or leave the file out',
  ],
  [
    'templates of its format that are missing',
    uploadOf(ofFormat, offered({ components: ['sites'] })),
    'Create the templates for OneRoster 1.2 first, or leave out orgs.csv',
  ],
  [
    'templates of its format that are disabled',
    uploadOf(ofFormat, offered({ templates: [{ id: 3, isEnabled: false }] })),
    'Enable the templates for OneRoster 1.2 first, or leave out orgs.csv',
  ],
  [
    'a check with the templates of its format',
    uploadOf(ofFormat, offered({ templates: [{ id: 3, isEnabled: true }] })),
    'Check the files again with the templates for OneRoster 1.2, or leave out orgs.csv',
  ],
])('[R46] a file that no template reads waits for %s', (_, upload, reason) => {
  expect(whyNotStart(upload, { importsEnabled: true }, uploadMessages)).toBe(reason)
})

it.each<[readonly Partial<UploadFile>[], string]>([
  [
    [
      { templateId: 7, problem: 'Empty' },
      { templateId: 7, problem: 'Empty' },
    ],
    "orgs.csv and 1 more can't be imported. Leave them out or replace them",
  ],
  [
    [{ templates: [template] }, { templates: [template] }, { templates: [template] }],
    'Choose a template for orgs.csv and 2 more, or leave them out',
  ],
  [
    [{ templates: [template] }, {}, { templateId: 7, problem: 'Empty' }],
    "orgs.csv and 2 more can't be imported yet. Each of them says why",
  ],
])('[R46] the reason counts the other files that nothing can be imported with: %j', (files, reason) => {
  const upload = Object.assign(uploadOf(file({})), { files: files.map(file) })
  expect(whyNotStart(upload, { importsEnabled: true }, uploadMessages)).toBe(reason)
})

it('[R46] nothing can be started where imports are off, whatever the files are', () => {
  const ready = uploadOf(file({ templateId: 7, templates: [template] }))
  expect(whyNotStart(ready, { importsEnabled: true }, uploadMessages)).toBeUndefined()
  expect(whyNotStart(ready, { importsEnabled: false }, uploadMessages)).toBe(
    'Imports are off for this district',
  )
})
