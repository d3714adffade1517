import {
  ApiFailure,
  formatCount,
  formatYearPair,
  type RolloverPreview,
  rolloverRunsResource,
  useApi,
  useMessages,
  useSave,
} from '@edconsole/console-core'
import { type ReactElement, useEffect, useState } from 'react'
import { Badge } from '../../../parts/badge/badge.tsx'
import { Button } from '../../../parts/button/button.tsx'
import { ConfirmDialog } from '../../../parts/confirm-dialog/confirm-dialog.tsx'
import { Dialog } from '../../../parts/dialog/dialog.tsx'
import { Progress } from '../../../parts/progress/progress.tsx'
import * as dialog from '../../../patterns/delete-dialog/dialog-text.css.ts'
import { partsOf } from '../../../patterns/one-by-one/parts-of.ts'
import * as css from '../../district/district-list.css.ts'
import { type RolloverManyMessages, rolloverManyMessages } from './messages.ts'

/** Districts that are checked by one call: their staff is counted. */
const CHECKED_AT_ONCE = 200
/** A dialog is no place to read thousands of rows; the report has all of them. */
const SHOWN_MAX = 500

export type StartRolloverDialogProps = {
  open: boolean
  districtIds: readonly number[]
  onClose: () => void
  /** The rollover that began. */
  onStarted: (runId: number) => void
}

/** Shows per district what would be copied or why it can't be, and starts the rollover once that is confirmed. */
export function StartRolloverDialog(props: StartRolloverDialogProps): ReactElement {
  const { open, districtIds, onClose, onStarted } = props
  const m = useMessages('rollover-many', rolloverManyMessages)
  const { found, failure, again } = usePreview(districtIds)
  const { run, saving, errors } = useSave(rolloverRunsResource.start)
  const due = found.filter(({ blocked }) => blocked === null)
  const isChecked = found.length === districtIds.length
  const count = formatCount(due.length)
  const isOne = due.length === 1
  const isNone = isChecked && due.length === 0
  const waiting = m.checking(formatCount(found.length), formatCount(districtIds.length))
  const start = async () => {
    try {
      const started = await run({ body: { districtIds: [...districtIds] } })
      onStarted(started.id)
    } catch {
      // The failure stands in the dialog.
    }
  }
  if (isNone)
    return (
      <Dialog
        open={open}
        onClose={onClose}
        title={m.titleNone}
        width="sm"
        actions={
          <Button data-autofocus onClick={onClose}>
            {m.close}
          </Button>
        }
      >
        <Districts found={found} m={m} />
      </Dialog>
    )
  return (
    <ConfirmDialog
      open={open}
      title={m.title(formatCount(districtIds.length), districtIds.length === 1)}
      confirmLabel={m.confirm(count, isOne)}
      cancelLabel={m.cancel}
      typeToConfirm={isChecked ? count : undefined}
      disabledReason={isChecked ? undefined : (failure ?? waiting)}
      busy={saving}
      busyLabel={m.busy}
      failure={errors[0]?.message}
      onConfirm={() => void start()}
      onCancel={onClose}
    >
      <p className={dialog.text}>{m.text}</p>
      <div role="status" className={css.block}>
        {failure === undefined ? null : (
          <p className={dialog.problem}>
            {failure}{' '}
            <Button kind="link" size="sm" onClick={again}>
              {m.tryAgain}
            </Button>
          </p>
        )}
        {!isChecked && failure === undefined ? (
          <Progress
            label={waiting}
            value={found.length}
            max={districtIds.length}
            noun={[m.noun.one, m.noun.many]}
          />
        ) : null}
        {isChecked ? <Summary found={found} due={due} m={m} /> : null}
      </div>
      {isChecked ? <Districts found={found} m={m} /> : null}
    </ConfirmDialog>
  )
}

type FoundProps = { found: readonly RolloverPreview[]; m: RolloverManyMessages }

function Summary({ found, due, m }: FoundProps & { due: readonly RolloverPreview[] }): ReactElement {
  const blocked = found.length - due.length
  const sum = (key: keyof Copied) => due.reduce((before, one) => before + one[key], 0)
  const all = { staff: sum('staff'), templates: sum('templates'), exports: sum('exports') }
  return (
    <>
      <p className={dialog.text}>{m.summary(formatCount(due.length), due.length === 1, whatText(all, m))}</p>
      {blocked > 0 ? <p className={dialog.text}>{m.blocked(formatCount(blocked), blocked === 1)}</p> : null}
    </>
  )
}

/** Those that can't be rolled over come first, then those that will lack something. */
function Districts({ found, m }: FoundProps): ReactElement {
  const ordered = [
    ...found.filter(({ blocked }) => blocked !== null),
    ...found.filter(({ blocked, advice }) => blocked === null && advice !== null),
    ...found.filter(({ blocked, advice }) => blocked === null && advice === null),
  ]
  const shown = ordered.slice(0, SHOWN_MAX)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
    <ul className={css.list} aria-label={m.list} tabIndex={0}>
      {shown.map((one) => (
        <li key={one.id} className={css.item}>
          <span className={css.name}>
            {one.districtName} <span className={css.note}>{one.lea}</span>
          </span>
          <Badge tone={one.blocked === null ? 'info' : 'warning'}>
            {one.blocked === null ? m.kinds.open : m.kinds.blocked}
          </Badge>
          <span className={css.note}>
            {one.blocked ?? [copiedText(one, m), one.advice].filter(Boolean).join('. ')}
          </span>
        </li>
      ))}
      {ordered.length > shown.length ? (
        <li className={css.item}>
          <span className={css.note}>{m.more(formatCount(ordered.length - shown.length))}</span>
        </li>
      ) : null}
    </ul>
  )
}

const copiedText = (
  { fromYear, staff, templates, exports }: RolloverPreview,
  m: RolloverManyMessages,
): string => {
  const year = formatYearPair(fromYear + 1)
  if (staff + templates + exports === 0) return m.nothingLeft(year)
  return m.into(whatText({ staff, templates, exports }, m), year)
}

type Copied = Pick<RolloverPreview, 'staff' | 'templates' | 'exports'>

const whatText = ({ staff, templates, exports }: Copied, { what }: RolloverManyMessages): string =>
  [
    what.staff(formatCount(staff)),
    what.templates(formatCount(templates), templates === 1),
    what.exports(formatCount(exports), exports === 1),
  ].join(', ')

/** Asks part by part, so that a long list shows how far it is. Nothing is kept: what was true a minute ago may not be now. */
const usePreview = (districtIds: readonly number[]) => {
  const api = useApi()
  const m = useMessages('rollover-many', rolloverManyMessages)
  const [attempt, setAttempt] = useState(0)
  const [found, setFound] = useState<readonly RolloverPreview[]>([])
  const [failure, setFailure] = useState<string | undefined>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    let isLeft = false
    const read = async () => {
      setFound([])
      setFailure(undefined)
      for (const part of partsOf(districtIds, CHECKED_AT_ONCE)) {
        const { data } = await api.call(rolloverRunsResource.preview, { body: { districtIds: part } })
        if (isLeft) return
        setFound((before) => [...before, ...(data ?? [])])
      }
    }
    read().catch((error: unknown) => {
      if (!isLeft) setFailure(error instanceof ApiFailure ? error.message : m.notChecked)
    })
    return () => {
      isLeft = true
    }
  }, [api, districtIds, attempt])
  return { found, failure, again: () => setAttempt(attempt + 1) }
}
