import {
  districtsResource,
  formatCount,
  referenceResource,
  useApi,
  useDistrictList,
  useItem,
  useMessages,
  useRefresh,
} from '@edconsole/console-core'
import { type ReactElement, useMemo, useState } from 'react'
import { Button } from '../../../parts/button/button.tsx'
import { Dialog } from '../../../parts/dialog/dialog.tsx'
import { FileDrop } from '../../../parts/file-drop/file-drop.tsx'
import { Banner } from '../../../patterns/banner/banner.tsx'
import * as dialog from '../../../patterns/delete-dialog/dialog-text.css.ts'
import { runOneByOne } from '../../../patterns/one-by-one/run-one-by-one.ts'
import { usePickedFile } from '../../../patterns/one-by-one/use-picked-file.ts'
import { csvLine } from '../../../patterns/resource-table/csv/file-parts.ts'
import { saveFile } from '../../../patterns/resource-table/csv/save-file.ts'
import * as css from '../district-list.css.ts'
import { districtColumns } from './district-columns.ts'
import { type AddManyMessages, addManyMessages } from './messages.ts'
import { type DistrictRows, type PlannedDistrict, planDistricts } from './plan-districts.ts'
import { PlannedRow, type RowResult } from './planned-row.tsx'
import { readRows } from './read-rows.ts'

/** A thousand districts with all fields have less than one. */
const MOST_BYTES = 5_000_000

export type AddDistrictsDialogProps = { open: boolean; onClose: () => void }

/** Shows what would become of each row of a file of districts, and adds them one by one once that is confirmed. */
export function AddDistrictsDialog({ open, onClose }: AddDistrictsDialogProps): ReactElement {
  const m = useMessages('districts-from-csv', addManyMessages)
  const { list, listFailed } = useDistrictList(open)
  const systems = useItem(referenceResource.sisSystems, {}, { enabled: open, silent: true })
  const [picked, pick, letGo] = usePickedFile((file) => readRows(file, m))
  const isRead = picked?.state === 'read'
  const rows = isRead ? picked.content : undefined
  const { progress, results, start } = useAdding(rows)
  // What is there now is compared with the file, not what has been added from it since.
  const others = useFirst(picked?.file, list)
  const names = systems.data?.map(({ provider }) => provider.name).join('\n')
  const plan = useMemo(
    () => rows && planDistricts(rows, { others: others ?? [], systems: names?.split('\n') }, m),
    [rows, others, names, m],
  )
  const districts = plan && 'districts' in plan ? plan.districts : []
  const due = districts.filter(({ kind }) => kind === 'new')
  const resultOf = (planned: PlannedDistrict): RowResult =>
    results?.get(planned.row.rowNumber) ?? {
      kind: planned.kind,
      reason: planned.kind === 'new' ? '' : planned.reason,
    }
  const left = districts.filter((planned) => resultOf(planned).kind === 'refused')
  const isWaiting = list === undefined && !listFailed
  const fault = picked?.state === 'refused' ? picked.fault : plan && 'fault' in plan ? plan.fault : undefined
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={m.title}
      locked={progress !== null}
      actions={
        <>
          <Button onClick={onClose} disabledReason={progress === null ? undefined : m.busy}>
            {results ? m.close : m.cancel}
          </Button>
          {districts.length > 0 && !results ? (
            <Button
              kind="primary"
              busy={progress !== null}
              busyLabel={m.applying(formatCount(progress ?? 0), formatCount(due.length))}
              disabledReason={due.length === 0 ? m.nothing : undefined}
              onClick={() => void start(due)}
            >
              {m.apply(formatCount(due.length), due.length === 1)}
            </Button>
          ) : null}
        </>
      }
    >
      <p className={dialog.text}>{m.text}</p>
      <div className={css.block}>
        <FileDrop
          label={m.file}
          accept=".csv,text/csv"
          maxBytes={MOST_BYTES}
          help={m.help}
          file={picked?.file ?? null}
          onFile={(file) => void pick(file)}
          onRemove={letGo}
          busy={picked?.state === 'reading'}
          disabledReason={progress === null ? (isWaiting ? m.loading : undefined) : m.busy}
          error={fault}
          autofocus
        />
      </div>
      {districts.length === 0 ? (
        <Button kind="link" size="sm" onClick={() => saveFile(emptyFile(m), m.templateName)}>
          {m.template}
        </Button>
      ) : null}
      <div role="status">
        {districts.length > 0 && !results ? (
          <p className={dialog.text}>
            {m.summary(
              formatCount(due.length),
              formatCount(districts.filter(({ kind }) => kind === 'there').length),
              formatCount(left.length),
            )}
          </p>
        ) : null}
        {results ? <Outcome results={[...results.values()]} m={m} /> : null}
      </div>
      {plan && 'districts' in plan && plan.unknownColumns.length > 0 ? (
        <p className={dialog.text}>{m.unknownColumns(plan.unknownColumns.join(', '))}</p>
      ) : null}
      {rows && left.length > 0 ? (
        <Button
          kind="link"
          size="sm"
          onClick={() =>
            saveFile(
              refusedFile(
                rows,
                left.map((one) => [one, resultOf(one).reason]),
                m,
              ),
              m.templateName,
            )
          }
        >
          {m.download}
        </Button>
      ) : null}
      {isRead && districts.length > 0 ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
        <ul className={css.list} aria-label={m.list(picked.file.name)} tabIndex={0}>
          {districts.map((planned) => (
            <PlannedRow key={planned.row.rowNumber} planned={planned} result={resultOf(planned)} m={m} />
          ))}
        </ul>
      ) : null}
    </Dialog>
  )
}

function Outcome({ results, m }: { results: readonly RowResult[]; m: AddManyMessages }): ReactElement {
  const added = results.filter(({ kind }) => kind === 'added').length
  const failed = results.length - added
  return (
    <>
      {failed > 0 ? (
        <Banner tone="warning" title={m.failed(formatCount(failed), failed === 1)}>
          {m.failedText}
        </Banner>
      ) : null}
      {added > 0 ? <p className={dialog.text}>{m.added(formatCount(added), added === 1)}</p> : null}
    </>
  )
}

type Adding = {
  /** How many were asked for; null while nothing is added. */
  readonly progress: number | null
  /** By row number, once the last one was asked for. */
  readonly results: ReadonlyMap<number, RowResult> | null
  start(due: readonly PlannedDistrict[]): Promise<void>
}

/** Adds districts one by one, with the call of the form: what refuses one of them there refuses it here. */
const useAdding = (rows: DistrictRows | undefined): Adding => {
  const api = useApi()
  const refreshDistricts = useRefresh('districts')
  const refreshFleet = useRefresh('fleet')
  const [progress, setProgress] = useState<number | null>(null)
  const [ended, setEnded] = useState<{ rows: typeof rows; results: Adding['results'] } | null>(null)
  return {
    progress,
    // Another file starts over.
    results: ended?.rows === rows ? (ended?.results ?? null) : null,
    async start(due) {
      if (progress !== null) return
      setProgress(0)
      try {
        const steps = due.flatMap((planned) => {
          if (planned.kind !== 'new') return []
          const run = async () => {
            await api.call(districtsResource.create, { body: planned.body })
            setProgress((before) => (before ?? 0) + 1)
          }
          return [{ name: String(planned.row.rowNumber), run }]
        })
        const { done, failed } = await runOneByOne(steps)
        const results = new Map<number, RowResult>()
        for (const row of done) results.set(Number(row), { kind: 'added', reason: '' })
        for (const { name, reason } of failed) results.set(Number(name), { kind: 'refused', reason })
        setEnded({ rows, results })
      } finally {
        setProgress(null)
        refreshDistricts()
        refreshFleet()
      }
    },
  }
}

/** The first value that there was beside a key; another key takes the next one. */
const useFirst = <Value,>(key: unknown, value: Value | undefined): Value | undefined => {
  const [first, setFirst] = useState({ key, value })
  if (first.key === key && first.value !== undefined) return first.value
  if (first.key !== key || first.value !== value) setFirst({ key, value })
  return value
}

const emptyFile = (m: AddManyMessages): Blob =>
  new Blob(['\uFEFF', csvLine(districtColumns(m).map(({ title }) => title))], { type: 'text/csv' })

/** The rows that weren't added as the file had them, each with its number and the reason: it can be mended and chosen again. */
const refusedFile = (
  { header }: DistrictRows,
  left: readonly (readonly [PlannedDistrict, reason: string])[],
  m: AddManyMessages,
): Blob =>
  new Blob(
    [
      '\uFEFF',
      csvLine([...header, m.rowColumn, m.reasonColumn]),
      ...left.map(([{ row }, reason]) =>
        csvLine([...header.map((_, at) => row.fields[at] ?? ''), row.rowNumber, reason]),
      ),
    ],
    { type: 'text/csv' },
  )
