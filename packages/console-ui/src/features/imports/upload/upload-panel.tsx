import {
  formatDateTimeWithZone,
  type ImportUpload,
  importUploadsResource,
  useConsoleSettings,
  useDistrict,
  useDistrictScope,
  useFollowRun,
  useMessages,
  useRun,
} from '@edconsole/console-core'
import { COMPONENTS, UPLOAD_LIMITS, type UploadFile } from '@edconsole/console-core/contract'
import { type ReactElement, type RefObject, useEffect, useRef, useState } from 'react'
import { Button } from '../../../parts/button/button.tsx'
import { ConfirmDialog } from '../../../parts/confirm-dialog/confirm-dialog.tsx'
import { Drawer } from '../../../parts/drawer/drawer.tsx'
import { FileDrop } from '../../../parts/file-drop/file-drop.tsx'
import { ProgressLine } from '../../../parts/progress-line/progress-line.tsx'
import { Skeleton } from '../../../parts/skeleton/skeleton.tsx'
import { Banner } from '../../../patterns/banner/banner.tsx'
import { FileItem } from './file-item.tsx'
import { FormatOffer } from './format-offer.tsx'
import { ImportsOff } from './imports-off.tsx'
import { type UploadMessages, uploadMessages } from './messages.ts'
import { Sending } from './sending.tsx'
import { SetTrials } from './set-trials.tsx'
import * as css from './upload.css.ts'
import { type Upload, useUpload } from './use-upload.ts'
import { WaitingFiles } from './waiting-files.tsx'
import { isStopping, whyNotStart } from './why-not-start.ts'

export type UploadPanelProps = {
  districtId: string
  onClose(): void
  /** Hears of the batch that was started here. */
  onStarted(batchId: number): void
}

const ACCEPT = '.csv,.txt,.zip,text/csv,application/zip'

/** Brings files into the district: choose, send, see what an import would do, then import them. */
export function UploadPanel({ districtId, onClose, onStarted }: UploadPanelProps): ReactElement {
  const m = useMessages('import-upload', uploadMessages)
  const upload = useUpload()
  const { current } = upload
  const content = useContentFocus(current)
  return (
    <Drawer
      open
      size="wide"
      onClose={onClose}
      title={m.title}
      foot={
        current ? (
          <Foot upload={upload} current={current} onClose={onClose} onStarted={onStarted} m={m} />
        ) : undefined
      }
    >
      <div ref={content} className={css.root} tabIndex={-1}>
        {upload.failed ? (
          <Banner
            tone="danger"
            role="alert"
            title={m.loadFailed}
            action={
              <Button size="sm" onClick={upload.retry}>
                {m.tryAgain}
              </Button>
            }
          />
        ) : current === undefined ? (
          <Skeleton shape="block" />
        ) : (
          <Content districtId={districtId} upload={upload} current={current} m={m} />
        )}
      </div>
    </Drawer>
  )
}

/** Takes the focus when the control that had it went with the last state or file of the upload, before the page gets it. */
function useContentFocus(current: Upload['current']): RefObject<HTMLDivElement | null> {
  const content = useRef<HTMLDivElement>(null)
  const state = current?.state
  const count = current?.files.length
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body
    if (state !== undefined && count !== undefined && isLost) content.current?.focus()
  }, [state, count])
  return content
}

type ContentProps = { districtId: string; upload: Upload; current: ImportUpload | null; m: UploadMessages }

function Content({ districtId, upload, current, m }: ContentProps): ReactElement {
  const { transfer, waiting, failure } = upload
  const { selected } = useDistrict()
  const isOpen = current === null || current.state === 'receiving'
  const files = current?.files ?? []
  const drop = (
    <FileDrop
      label={current === null ? m.drop : m.more}
      accept={ACCEPT}
      maxBytes={UPLOAD_LIMITS.bytes}
      help={current === null ? m.help : m.moreHelp}
      file={null}
      onFiles={(chosen) => void upload.add(chosen)}
      disabledReason={transfer.isSending ? m.sending.wait : undefined}
      autofocus={current === null}
    />
  )
  return (
    <>
      {failure ? (
        <Banner tone="danger" role="alert">
          {failure.message}
        </Banner>
      ) : null}
      {selected?.importsEnabled === false ? <ImportsOff districtId={districtId} m={m} /> : null}
      {current === null ? <p className={css.text}>{m.intro}</p> : null}
      {waiting.length > 0 ? (
        <Banner tone="info" title={m.again.title}>
          {m.again.text(waiting.length)}
        </Banner>
      ) : null}
      {current && current.message !== null ? (
        <Banner tone={current.state === 'failed' ? 'danger' : 'warning'}>{current.message}</Banner>
      ) : null}
      {current?.state === 'ready' && current.offeredFormat ? (
        <FormatOffer districtId={districtId} upload={upload} format={current.offeredFormat} m={m} />
      ) : null}
      {isOpen ? drop : null}
      {current?.state === 'receiving' && waiting.length === 0 ? (
        <Sending upload={upload} files={files} m={m} />
      ) : null}
      {current?.state === 'checking' ? (
        <div className={css.block} role="status">
          <p className={css.strong}>{m.checking.title}</p>
          <ProgressLine
            label={m.checking.title}
            value={Math.round((current.progress ?? 0) * 100)}
            max={100}
          />
          <p className={css.quiet}>{m.checking.text}</p>
        </div>
      ) : null}
      {current?.state === 'ready' && current.setTrials.length > 0 ? (
        <SetTrials trials={current.setTrials} m={m.review} />
      ) : null}
      {files.length > 0 ? (
        <ul className={css.list} aria-label={m.file.list}>
          {(current?.state === 'ready' ? files.toSorted(byUrgency) : files).map((file) => (
            <FileItem key={file.id} districtId={districtId} file={file} files={files} upload={upload} m={m} />
          ))}
        </ul>
      ) : null}
      {current?.state === 'ready' ? drop : null}
      <WaitingFiles districtId={districtId} m={m.waiting} />
    </>
  )
}

/** What needs a decision first, then in the order of an import. */
const byUrgency = (one: UploadFile, other: UploadFile): number =>
  Number(isStopping(other)) - Number(isStopping(one)) || orderOf(one) - orderOf(other)

const orderOf = ({ kind, isLeftOut, componentName }: UploadFile): number =>
  kind !== 'rows' || isLeftOut || componentName === null
    ? Number.MAX_SAFE_INTEGER
    : COMPONENTS[componentName].loadOrder

const isImported = ({ kind, isLeftOut }: UploadFile): boolean =>
  (kind === 'rows' || kind === 'set') && !isLeftOut

type FootProps = Pick<UploadPanelProps, 'onClose' | 'onStarted'> & {
  upload: Upload
  current: ImportUpload
  m: UploadMessages
}

/** What can be done with the upload as it is. */
function Foot({ upload, current, onClose, onStarted, m }: FootProps): ReactElement {
  const district = useDistrictScope()
  const { timeZone } = useConsoleSettings()
  const follow = useFollowRun()
  const [isAsking, setAsking] = useState(false)
  const [isDiscarding, setDiscarding] = useState(false)
  const { nextRunAt, state } = current
  const when = nextRunAt === null ? null : formatDateTimeWithZone(nextRunAt, timeZone)
  const start = useRun(importUploadsResource.start, {
    refresh: ['importLogs', 'sisImports', 'inbox'],
    confirm: ({ batchId }) =>
      batchId === null
        ? m.start.kept(when, current.files.filter(isImported).length)
        : m.start.started(district?.name ?? ''),
  })
  const [wish, setWish] = useState<'now' | 'scheduled'>('now')
  const go = async (wanted: typeof wish): Promise<void> => {
    setWish(wanted)
    try {
      const { batchId } = await start.run({ body: { when: wanted } })
      if (batchId !== null) {
        follow(batchId)
        onStarted(batchId)
      }
      onClose()
    } catch {
      // The call has shown why; the upload stays as it is.
    }
  }
  const importsEnabled = useDistrict().selected?.importsEnabled ?? true
  const stop = whyNotStart(current, { importsEnabled }, m)
  return (
    <div className={css.foot}>
      {state === 'ready' ? (
        <p className={css.quiet} role="status">
          {stop ? `${stop}.` : when === null ? `${m.start.noSchedule}.` : m.start.next(when)}
        </p>
      ) : null}
      <div className={css.buttons}>
        <Button
          onClick={() => setAsking(true)}
          disabledReason={state === 'checking' ? m.checking.title : undefined}
        >
          {state === 'ready' ? m.discard.action : m.sending.cancel}
        </Button>
        {state === 'failed' ? (
          <Button kind="primary" busy={upload.busy} onClick={() => void upload.check()}>
            {m.checkAgain}
          </Button>
        ) : null}
        {state === 'ready' ? (
          <>
            <Button
              busy={start.saving && wish === 'scheduled'}
              busyLabel={m.start.keeping}
              disabledReason={stop ?? (when === null ? m.start.noSchedule : undefined)}
              onClick={() => void go('scheduled')}
            >
              {m.start.keep}
            </Button>
            <Button
              kind="primary"
              busy={start.saving && wish === 'now'}
              busyLabel={m.start.busy}
              disabledReason={stop}
              onClick={() => void go('now')}
            >
              {m.start.now}
            </Button>
          </>
        ) : null}
      </div>
      <ConfirmDialog
        open={isAsking}
        title={m.discard.title}
        confirmLabel={m.discard.confirm}
        danger
        busy={isDiscarding}
        busyLabel={m.discard.busy}
        onCancel={() => setAsking(false)}
        onConfirm={async () => {
          setDiscarding(true)
          const isGone = await upload.discard()
          setDiscarding(false)
          if (isGone) setAsking(false)
        }}
      >
        {m.discard.text}
      </ConfirmDialog>
    </div>
  )
}
