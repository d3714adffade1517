import {
  describeStatus,
  type ExportLogHeader,
  type ExportLogResult,
  type ExportManifest,
  exportFilesResource,
  exportLogsResource,
  formatFileSize,
  ONEROSTER_VERSIONS,
  placeOf,
  useExtension,
  useItem,
  useMessages,
  useNavigator,
} from '@edconsole/console-core'
import { type ReactElement, useMemo, useState } from 'react'
import { exportCheckMessages } from '../../features/exports/check/messages.ts'
import { sentRows } from '../../features/exports/run/delivery.ts'
import { destinationText } from '../../features/exports/run/destination-text.ts'
import { exportRunKind, exportWord } from '../../features/exports/run/export-runs.ts'
import { FileLink } from '../../features/exports/run/file-link.tsx'
import { SendDialog } from '../../features/exports/run/send-dialog.tsx'
import { useExportFile } from '../../features/exports/run/use-export-file.ts'
import { useManifest } from '../../features/exports/run/use-manifest.ts'
import { useMaySend } from '../../features/exports/run/use-may-send.ts'
import { useRetries } from '../../features/exports/run/use-retries.ts'
import { readCountText } from '../../features/runs/rows-text.ts'
import * as facts from '../../features/runs/run/run-part.css.ts'
import { type PartNote, RunResults } from '../../features/runs/run/run-results.tsx'
import { useBatch } from '../../features/runs/run/use-batch.ts'
import { placeOfRun } from '../../features/runs/run-kind.ts'
import { CheckIcon, DownloadIcon, SendIcon } from '../../parts/icons/icons.ts'
import { lazyOverlay } from '../../parts/lazy-part/lazy-overlay.tsx'
import { useStatusLook } from '../../parts/status/use-status-look.ts'
import { Banner } from '../../patterns/banner/banner.tsx'
import type { PageAction } from '../../patterns/page-actions/page-action.ts'
import { PlaceLink } from '../../patterns/place-link/place-link.tsx'
import { EmptyState } from '../../patterns/states/empty-state.tsx'
import { Strip } from '../../patterns/strip/strip.tsx'
import { exportResultCard, exportResultColumns } from './columns.tsx'
import { type ExportLogResultsMessages, messages } from './messages.ts'
import * as css from './screen.css.ts'

const CheckDialog = lazyOverlay(
  async () => (await import('../../features/exports/check/check-result.tsx')).CheckResult,
)

/** Export Results ([S2.2]): one sending, file by file. */
export function ExportLogResultsScreen(props: { districtId: string; batchId: string }): ReactElement {
  const { districtId, batchId } = props
  const m = useMessages('export-log-results', messages)
  const navigation = useNavigator()
  const batch = useBatch(exportRunKind, batchId)
  const { header, results } = batch
  const [asking, setAsking] = useState(false)
  const [checking, setChecking] = useState(false)
  const scale = Math.max(0, ...(results ?? []).map(({ recordsRead }) => recordsRead))
  const deliveryMethod = header?.deliveryMethod
  const lookOf = useStatusLook()
  const retries = useRetries(header)
  const columns = useMemo(
    () => exportResultColumns({ districtId, deliveryMethod, scale, lookOf, m }),
    [districtId, deliveryMethod, scale, lookOf, m],
  )
  const card = useMemo(() => exportResultCard(deliveryMethod, m), [deliveryMethod, m])
  const manifest = useItem(
    exportFilesResource.manifest,
    { params: { id: batchId } },
    { enabled: header?.manifestPath != null, silent: true },
  ).data
  const actions = useActions(
    header,
    manifest,
    { onSendAgain: () => setAsking(true), onCheck: () => setChecking(true) },
    m,
  )
  // What belongs to no file is told nowhere else, such as a manifest that was refused
  const ofNoFile = header?.message && results && !results.some((file) => file.status === 'failed')
  return (
    <>
      <RunResults
        kind={exportRunKind}
        districtId={districtId}
        batchId={batchId}
        batch={batch}
        title={m.run.name(batchId)}
        meta={
          header && (
            <span className={facts.facts}>
              <span>{header.exportName}</span>
              <span>{destinationText(header, m.run)}</span>
              {retries.before && (
                <span>
                  <PlaceLink to={placeOfRun(exportRunKind, districtId, retries.before.batchId)}>
                    {m.retryOf(retries.before.batchId)}
                  </PlaceLink>
                </span>
              )}
              {retries.after && (
                <span>
                  <PlaceLink to={placeOfRun(exportRunKind, districtId, retries.after.batchId)}>
                    {m.retriedAs(retries.after.batchId, exportWord(retries.after.status, lookOf))}
                  </PlaceLink>
                </span>
              )}
            </span>
          )
        }
        actions={actions}
        figures={[
          { label: m.sent, value: header && readCountText(sentRows(header), header), mark: 'accepted' },
          {
            label: m.leftOut,
            value: header && readCountText(header.recordsSkipped, header),
            mark: 'rejected',
          },
          { label: m.size, value: header && formatFileSize(header.fileSizeBytes) },
        ]}
        compared={{ rows: m.compare.written, lost: m.compare.leftOut }}
        banner={
          <>
            {ofNoFile ? (
              <Banner tone="danger" className={css.banner}>
                {header.message}
              </Banner>
            ) : null}
            <Files manifest={manifest} results={results} m={m} />
          </>
        }
        columns={columns}
        card={card}
        fixedFilter={{ batchId }}
        noteOf={(result) => noteOf(districtId, result, m)}
        order={m.order}
        empty={<EmptyState title={m.empty.title}>{m.empty.text}</EmptyState>}
        m={m}
      />
      {checking && header ? (
        <CheckDialog batchId={header.batchId} onClose={() => setChecking(false)} />
      ) : null}
      {asking && header ? (
        <SendDialog
          batch={header}
          onClose={() => setAsking(false)}
          onStarted={(started) => {
            setAsking(false)
            navigation.go(placeOfRun(exportRunKind, districtId, started))
          }}
          texts={m.run}
        />
      ) : null}
    </>
  )
}

type FilesProps = {
  manifest: ExportManifest | undefined
  results: readonly ExportLogResult[] | undefined
  m: ExportLogResultsMessages
}

/** All stored files, where some of them belong to no component, as the manifest of a OneRoster set, or to several. */
function Files({ manifest, results, m }: FilesProps): ReactElement | null {
  const files = (manifest?.files ?? []).filter(
    ({ archiveName, downloadPath }) => archiveName === null && downloadPath !== null,
  )
  const isNamed = (fileName: string) => results?.some((result) => result.fileName === fileName) ?? true
  if (files.every(({ fileName }) => isNamed(fileName))) return null
  return (
    <Strip
      label={m.files.label}
      items={[
        {
          label: m.files.count(files.length),
          kind: 'text',
          long: 'line',
          value: (
            <span className={facts.facts}>
              {files.map(({ fileName, downloadPath }) => (
                <span key={fileName}>
                  <FileLink fileName={fileName} downloadPath={downloadPath} texts={m.run} />
                </span>
              ))}
            </span>
          ),
        },
      ]}
    />
  )
}

// Why a file was not taken, or not written, with the way to its export. What waited behind another file says so in its delivery.
const noteOf = (
  districtId: string,
  { status, message, fileName, exportId }: ExportLogResult,
  m: ExportLogResultsMessages,
): PartNote | null => {
  const isLeftOut = status === 'cancelled' && fileName === null
  if (message === null || !(status === 'failed' || isLeftOut)) return null
  return {
    tone: isLeftOut ? 'warning' : 'failed',
    text: message,
    fix: {
      label: m.run.checkExport,
      to: placeOf('export-edit', { districtId, id: String(exportId) }),
    },
  }
}

// The files and their list, a second look at them, and the same export once more
const useActions = (
  header: ExportLogHeader | undefined,
  { archivePath = null }: Partial<ExportManifest> = {},
  { onSendAgain, onCheck }: { onSendAgain: () => void; onCheck: () => void },
  m: ExportLogResultsMessages,
): PageAction[] => {
  const maySend = useMaySend()
  const manifest = useManifest()
  const archive = useExportFile()
  const checkTexts = useMessages('export-check', exportCheckMessages)
  const mayCheck = useExtension(exportLogsResource.check)
  if (!header) return []
  const { batchId, status, manifestPath, exportType } = header
  const isStandard = exportType !== null && ONEROSTER_VERSIONS[exportType] !== undefined
  const download: PageAction = {
    id: 'manifest',
    label: m.run.manifest.action,
    note: m.run.manifest.note,
    icon: <DownloadIcon />,
    folded: true,
    run: () => void manifest.download(batchId),
    busy: manifest.downloading,
    busyLabel: m.run.manifest.busy,
  }
  const all: PageAction[] =
    archivePath === null
      ? []
      : [
          {
            id: 'archive',
            label: m.run.archive.action,
            note: m.run.archive.note,
            icon: <DownloadIcon />,
            run: () => void archive.download(archivePath, `export-${batchId}-files.zip`),
            busy: archive.downloading,
            busyLabel: m.run.archive.busy,
          },
        ]
  const check: PageAction = {
    id: 'check',
    label: checkTexts.action,
    note: checkTexts.note,
    icon: <CheckIcon />,
    run: onCheck,
    needs: CheckDialog,
  }
  const again: PageAction = {
    id: 'send-again',
    label: m.run.send.action,
    note: m.run.send.note,
    icon: <SendIcon />,
    disabledReason: describeStatus(status).running ? m.run.send.running : undefined,
    run: onSendAgain,
    needs: SendDialog,
  }
  const hasFiles = manifestPath !== null
  return [
    ...(hasFiles && isStandard && mayCheck ? [check] : []),
    ...all,
    ...(hasFiles ? [download] : []),
    ...(maySend ? [again] : []),
  ]
}
