import { componentTitle } from '@edconsole/console-core'
import type { UploadChoice, UploadFile } from '@edconsole/console-core/contract'
import { type ReactElement, useRef } from 'react'
import { Button } from '../../../parts/button/button.tsx'
import { IconButton } from '../../../parts/icon-button/icon-button.tsx'
import { CloseIcon } from '../../../parts/icons/icons.ts'
import { Select } from '../../../parts/select/select.tsx'
import type { UploadMessages } from './messages.ts'
import { NoTemplates } from './no-templates.tsx'
import { TrialResult } from './trial-result.tsx'
import * as css from './upload.css.ts'
import type { Upload } from './use-upload.ts'
import { stepFor } from './why-not-start.ts'

export type FileItemProps = {
  districtId: string
  file: UploadFile
  /** All of the upload. */
  files: readonly UploadFile[]
  upload: Upload
  m: UploadMessages
}

/** A file of the upload: how far it is, then what it is and what an import of it would do. */
export function FileItem(props: FileItemProps): ReactElement {
  const { file, upload, m } = props
  const { id, name, archiveName } = file
  const state = upload.current?.state
  const problem = upload.transfer.problems.get(id)
  const item = useRef<HTMLLIElement>(null)
  const decide = (choice: Omit<UploadChoice, 'fileId'>): void => {
    // Its controls go while the files are checked again.
    item.current?.focus()
    void upload.check([Object.assign({ fileId: id }, choice)])
  }
  return (
    <li ref={item} className={css.item} tabIndex={-1}>
      <div className={css.line}>
        <div className={css.names}>
          <p className={css.name}>{baseOf(name)}</p>
          <p className={css.quiet}>
            {[archiveName === null ? null : m.file.fromArchive(archiveName), standingOf(props)]
              .filter((text) => text !== null)
              .join(' · ')}
          </p>
        </div>
        <div className={css.tools}>
          {state === 'ready' && file.kind === 'rows' ? (
            <LeaveOut {...props} decide={decide} />
          ) : archiveName === null && state !== 'checking' ? (
            <IconButton
              size="sm"
              label={m.file.remove(name)}
              icon={<CloseIcon size="sm" />}
              onClick={() => void upload.removeFile(file)}
            />
          ) : null}
        </div>
      </div>
      {problem === undefined ? null : (
        <p className={css.problem} role="alert">
          {problem ?? m.file.unreadable}
        </p>
      )}
      {file.problem === null || file.isLeftOut ? null : <p className={css.problem}>{file.problem}</p>}
      {state === 'ready' && file.kind === 'rows' && !file.isLeftOut ? (
        <Reading {...props} decide={decide} />
      ) : null}
    </li>
  )
}

const baseOf = (name: string): string => name.split('/').at(-1) ?? name

/** In a few words where a file is. */
const standingOf = ({ file, files, upload, m }: FileItemProps): string | null => {
  const { id, bytes, name, kind, format, isLeftOut, archiveName } = file
  if (isLeftOut) return m.review.leftOut
  if (kind === 'manifest') return m.review.manifest(format)
  if (kind === 'set') return m.review.set(format)
  if (kind === 'archive') return m.review.archive(files.filter((one) => one.archiveName === name).length)
  if (kind === 'unusable') return m.review.unusable
  if (kind === 'rows' || archiveName !== null) return format
  if (upload.waiting.some((one) => one.id === id)) return m.file.waits
  const received = upload.transfer.received.get(id) ?? file.receivedBytes
  return received < bytes ? m.file.share(received, bytes) : m.file.complete
}

type DecidingProps = FileItemProps & { decide(choice: Omit<UploadChoice, 'fileId'>): void }

function LeaveOut({ file, upload, m, decide }: DecidingProps): ReactElement {
  const { name, isLeftOut } = file
  return (
    <Button
      kind="link"
      size="sm"
      busy={upload.busy}
      aria-label={isLeftOut ? m.review.putBackOf(name) : m.review.leaveOutOf(name)}
      onClick={() => decide({ templateId: null, isLeftOut: !isLeftOut })}
    >
      {isLeftOut ? m.review.putBack : m.review.leaveOut}
    </Button>
  )
}

/** Which template reads the file, and what comes of it. */
function Reading({ districtId, file, upload, m, decide }: DecidingProps): ReactElement {
  const { name, templateId, templates, trial, format, componentName, problem } = file
  const { current } = upload
  const [nearest] = templates
  const hasNoNames = templates.every(({ matchedColumns }) => matchedColumns === 0)
  // What the nearest template lacks would lead astray: the set has templates of its own.
  const step = current ? stepFor(file, current) : null
  const ofOffered = step === null ? null : <p className={css.quiet}>{m.review.ofOffered[step]}</p>
  return (
    <>
      {templates.length === 0 ? (
        (ofOffered ??
        // The reason that no template reads this one is on show already.
        (problem === null ? (
          <NoTemplates districtId={districtId} componentName={componentName} m={m.review} />
        ) : null))
      ) : (
        <div className={css.choice}>
          <span className={css.quiet} aria-hidden="true">
            {m.review.template}
          </span>
          <Select
            compact
            className={css.template}
            label={m.review.templateOf(name)}
            value={templateId === null ? '' : String(templateId)}
            placeholder={m.review.choose}
            options={templates.map((one) => ({ value: String(one.id), label: one.name }))}
            onChange={(value) => decide({ templateId: Number(value), isLeftOut: false })}
          />
          {templateId === null ? ofOffered : null}
          {templateId === null && step === null && problem === null ? (
            <p className={css.problem}>
              {format === null || componentName === null
                ? m.review.unknown
                : m.review.unknownOf(`${format} ${componentTitle(componentName)}`)}{' '}
              {nearest && nearest.matchedColumns > 0 && nearest.missingColumns.length > 0
                ? m.review.missing(nearest.name, nearest.missingColumns)
                : format === null && hasNoNames
                  ? m.review.noNames
                  : null}
            </p>
          ) : null}
        </div>
      )}
      {trial === null ? null : <TrialResult trial={trial} m={m.review} />}
    </>
  )
}
