import {
  type CorrectionRequest,
  placeOf,
  useAccess,
  useClock,
  useConsoleSettings,
  useMessages,
  zonedDay,
} from '@edconsole/console-core'
import { needsNewFile } from '@edconsole/console-core/contract'
import type { ReactElement, ReactNode } from 'react'
import { correctionState } from '../../features/corrections/correction-state.ts'
import { correctionMessages } from '../../features/corrections/messages.ts'
import { useMaySync } from '../../features/imports/use-may-sync.ts'
import { type AddedSince, addedText, progressOf } from '../../features/runs/causes/added-since.ts'
import type { Cause } from '../../features/runs/causes/cause.ts'
import { type CauseFix, causeFix } from '../../features/runs/causes/cause-fix.ts'
import { sinceText } from '../../features/runs/causes/cause-history.ts'
import * as owned from '../../features/runs/causes/owned-fix.css.ts'
import { OwnedFix } from '../../features/runs/causes/owned-fix.tsx'
import { Button } from '../../parts/button/button.tsx'
import { PlaceLink } from '../../patterns/place-link/place-link.tsx'
import type { ImportLogDetailsMessages } from './messages.ts'
import * as css from './screen.css.ts'

export type FixOfCauseProps = {
  districtId: string
  cause: Cause
  /** What the log offers, as if nothing had been done yet. */
  fix: CauseFix
  added: Pick<AddedSince, 'of'>
  /** No later import of the component has begun: what was added waits for the next one. */
  waits: boolean
  onSync(): void
  /** The open request to the district about this cause. */
  request: CorrectionRequest | undefined
  /** Absent for those who may not send one. */
  onSend: (() => void) | undefined
  onOpen(requestId: number): void
  /** The way to the notes about the cause. */
  notes: ReactNode
  m: ImportLogDetailsMessages
}

/** Whose turn it is and what to do; once it is done, when it takes effect. */
export function FixOfCause(props: FixOfCauseProps): ReactElement {
  const { districtId, cause, fix, added, waits, onSync, notes, m } = props
  const maySync = useMaySync()
  const reader = useAccess()
  const { kind, left, isDone } = progressOf(cause, added)
  const { owner } = cause
  const { owners } = m.run
  const { timeZone } = useConsoleSettings()
  const { history } = cause
  if (history?.loadedBatchId != null)
    return (
      <span className={owned.root}>
        <PlaceLink to={placeOf('import-log-results', { districtId, batchId: String(history.loadedBatchId) })}>
          {m.run.causes.loadedBy(history.loadedBatchId)}
        </PlaceLink>
        {notes}
      </span>
    )
  if (kind === null) {
    const since = sinceText(cause, timeZone, m.run)
    const whose = owner === 'none' ? null : (owners[owner] ?? owner)
    const aside = [whose, since].filter((part) => part !== null).join(' · ')
    return (
      <OwnedFix owner={owner} fix={fix} {...(aside !== '' && { aside })} owners={owners}>
        {isCorrectedInSis(cause, fix) ? <Correction {...props} /> : null}
        {notes}
      </OwnedFix>
    )
  }
  if (!isDone) {
    return (
      <OwnedFix
        owner={owner}
        fix={causeFix({ ...cause, values: left }, m.run.fix, reader)}
        aside={m.added.some(kind, cause.values.length - left.length)}
        owners={owners}
      >
        {notes}
      </OwnedFix>
    )
  }
  return (
    <span className={owned.root}>
      <span className={css.done}>{addedText(kind, cause.values.length, waits, m.added)}</span>
      {waits && maySync ? (
        <Button kind="link" size="sm" onClick={onSync}>
          {m.run.sync.now}
        </Button>
      ) : null}
      {notes}
    </span>
  )
}

/** The rows lie in the district's SIS: nothing here corrects them. */
const isCorrectedInSis = (
  { code, owner, severity, told, ofFile, fixTarget }: Cause,
  fix: CauseFix,
): boolean =>
  fix.kind === 'text' &&
  fixTarget === null &&
  owner === 'district' &&
  severity === 'error' &&
  told &&
  !ofFile &&
  !needsNewFile(code)

/** How the request about the cause stands, or the way to send one. */
function Correction({ request, onSend, onOpen }: FixOfCauseProps): ReactElement | null {
  const m = useMessages('corrections', correctionMessages)
  const { timeZone } = useConsoleSettings()
  const today = zonedDay(useClock()(), timeZone)
  if (request)
    return (
      <Button kind="link" size="sm" onClick={() => onOpen(request.id)}>
        {correctionState(request, today, m)}
      </Button>
    )
  return onSend ? (
    <Button kind="link" size="sm" onClick={onSend}>
      {m.send}
    </Button>
  ) : null
}
