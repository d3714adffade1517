import type { ImportUpload } from '@edconsole/console-core'
import type { OfferedFormat, UploadFile } from '@edconsole/console-core/contract'
import type { UploadMessages } from './messages.ts'

/** Nothing can be imported before the file is decided on. */
export const isStopping = ({ kind, isLeftOut, templateId, problem, trial }: UploadFile): boolean =>
  kind === 'rows' && !isLeftOut && (templateId === null || problem !== null || trial?.fatal != null)

/** What has to be done so that an offered format is read: its templates created or enabled, or the files checked with them. */
export type FormatStep = 'create' | 'enable' | 'check'

/** Returns the next step for an offered format. */
export const formatStep = (
  { components, templates }: OfferedFormat,
  setTrials: ImportUpload['setTrials'],
): FormatStep => {
  const isTried = (id: number) => setTrials.some(({ templateId }) => templateId === id)
  if (templates.some(({ id, isEnabled }) => isEnabled && !isTried(id))) return 'check'
  return components.length === 0 ? 'enable' : 'create'
}

/** The step that a file waits for, since it is of the offered format; null if it waits for none. */
export const stepFor = (
  { format }: UploadFile,
  { offeredFormat, setTrials }: ImportUpload,
): FormatStep | null =>
  offeredFormat !== null && format === offeredFormat.title ? formatStep(offeredFormat, setTrials) : null

/** Why the upload can't be imported as it is; the server decides by the same rule. */
export const whyNotStart = (
  upload: ImportUpload,
  { importsEnabled }: { importsEnabled: boolean },
  { start: m }: UploadMessages,
): string | undefined => {
  if (!importsEnabled) return m.importsOff
  const { files, setTrials } = upload
  const isWanted = (wanted: UploadFile['kind']) =>
    files.some(({ kind, isLeftOut }) => kind === wanted && !isLeftOut)
  const loadsNothing = setTrials.length > 0 && setTrials.every(({ trial }) => trial.fatal !== null)
  if (!isWanted('rows') && (!isWanted('set') || loadsNothing)) return m.none
  const [stopping, ...rest] = files.filter(isStopping)
  if (!stopping) return undefined
  const need = needOf(stopping, upload)
  const { name, format } = stopping
  const others = rest.length
  if (rest.some((file) => needOf(file, upload) !== need)) return m.various(name, others)
  if (need === 'fix' || need === 'noTemplate' || need === 'undecided') return m[need](name, others)
  return m.first[need](format ?? '', name, others)
}

const needOf = (file: UploadFile, upload: ImportUpload): FormatStep | 'fix' | 'noTemplate' | 'undecided' => {
  if (file.templateId !== null) return 'fix'
  return stepFor(file, upload) ?? (file.templates.length === 0 ? 'noTemplate' : 'undecided')
}
