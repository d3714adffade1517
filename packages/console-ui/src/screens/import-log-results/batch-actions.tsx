import { type ComponentName, describeStatus, type ImportLogHeader, type Place } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { Button } from '../../parts/button/button.tsx'
import { IconButton } from '../../parts/icon-button/icon-button.tsx'
import { BackIcon, ForwardIcon, RetryIcon } from '../../parts/icons/icons.ts'
import { useMaySync } from '../../patterns/import-run/use-may-sync.ts'
import { usePlaceLink } from '../../patterns/place-link/use-place-link.ts'
import type { ImportLogResultsMessages } from './messages.ts'
import * as css from './screen.css.ts'

export type BatchActionsProps = {
  previous: Place | null
  next: Place | null
  header: ImportLogHeader | undefined
  onSyncAgain(components: readonly ComponentName[]): void
  m: ImportLogResultsMessages
}

/** The way to the batches before and after, and the same import once more. */
export function BatchActions({ previous, next, header, onSyncAgain, m }: BatchActionsProps): ReactElement {
  const maySync = useMaySync()
  const offered = header && maySync && !describeStatus(header.status).running && header.components.length > 0
  return (
    <>
      <span className={css.arrows}>
        <Step to={previous} label={m.previousBatch} none={m.noPreviousBatch} icon={<BackIcon />} />
        <Step to={next} label={m.nextBatch} none={m.noNextBatch} icon={<ForwardIcon />} />
      </span>
      {offered ? (
        <Button
          icon={<RetryIcon />}
          onClick={() => onSyncAgain(header.components.map(({ componentName }) => componentName))}
        >
          {m.run.sync.again}
        </Button>
      ) : null}
    </>
  )
}

type StepProps = { to: Place | null; label: string; none: string; icon: ReactElement }

function Step({ to, label, none, icon }: StepProps): ReactElement {
  const { href, onClick } = usePlaceLink(to)
  return (
    <IconButton
      label={label}
      icon={icon}
      href={href}
      onClick={onClick}
      disabledReason={to ? undefined : none}
    />
  )
}
