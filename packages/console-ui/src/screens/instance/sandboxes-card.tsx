import {
  formatDateTime,
  type Instance,
  type InstanceDetailed,
  instancesResource,
  isInstanceClosed,
  placeOf,
  useConsoleSettings,
  useItem,
  useList,
  useMessages,
} from '@edconsole/console-core'
import { type ReactElement, useState } from 'react'
import { InstanceStatusBadge } from '../../features/instances/instance-status.tsx'
import { instanceMessages } from '../../features/instances/messages.ts'
import { SandboxDialog } from '../../features/instances/use-instance-menu.tsx'
import { WorkSteps } from '../../features/instances/work-steps.tsx'
import { Button } from '../../parts/button/button.tsx'
import { AddIcon } from '../../parts/icons/icons.ts'
import { NotLoaded } from '../../parts/not-loaded/not-loaded.tsx'
import { Card } from '../../patterns/card/card.tsx'
import { WaitingRows } from '../../patterns/card/waiting-rows.tsx'
import { PlaceLink } from '../../patterns/place-link/place-link.tsx'
import type { InstanceScreenMessages } from './messages.ts'
import * as css from './screen.css.ts'
import { useRetry } from './work-card.tsx'

type SandboxesCardProps = { instance: InstanceDetailed; mayWrite: boolean; m: InstanceScreenMessages }

const SHOWN = 10
const WATCH_MS = 1500

/** The sandboxes of a production instance. One that is being created shows its steps; all of it is the server's own work. */
export function SandboxesCard({ instance, mayWrite, m }: SandboxesCardProps): ReactElement {
  const { id, status } = instance
  const [asking, setAsking] = useState(false)
  const [watched, setWatched] = useState(false)
  const list = useList(
    instancesResource.list,
    { filter: { parentInstanceId: [String(id)] }, sort: { updatedAt: 'desc' }, limit: SHOWN },
    { within: { id }, silent: true, pollMs: watched ? WATCH_MS : false },
  )
  const sandboxes = list.data ?? []
  const isBusy = sandboxes.some((one) => isOpen(one) && one.status !== 'failed')
  if (isBusy !== watched) setWatched(isBusy)
  return (
    <Card
      title={m.sandboxes.title}
      count={list.totalCount}
      aside={
        mayWrite ? (
          <Button
            size="sm"
            icon={<AddIcon />}
            disabledReason={isInstanceClosed(status) ? m.sandboxes.closed : undefined}
            onClick={() => setAsking(true)}
          >
            {m.sandboxes.create}
          </Button>
        ) : undefined
      }
    >
      {list.data === undefined ? (
        list.errors.length > 0 ? (
          <div className={css.note}>
            <NotLoaded text={m.sandboxes.notLoaded} tryAgain={m.sandboxes.tryAgain} onRetry={list.retry} />
          </div>
        ) : (
          <WaitingRows rows={1} height={44} />
        )
      ) : sandboxes.length === 0 ? (
        <p className={css.note}>{m.sandboxes.none}</p>
      ) : (
        sandboxes.map((one) => <Sandbox key={one.id} sandbox={one} mayWrite={mayWrite} m={m} />)
      )}
      {asking ? <SandboxDialog instance={instance} onClose={() => setAsking(false)} /> : null}
    </Card>
  )
}

const isOpen = ({ status }: Instance): boolean =>
  ['requested', 'provisioning', 'failed', 'deprovisioning'].includes(status)

type SandboxProps = { sandbox: Instance; mayWrite: boolean; m: InstanceScreenMessages }

function Sandbox({ sandbox, mayWrite, m }: SandboxProps): ReactElement {
  const words = useMessages('instances', instanceMessages)
  const { timeZone } = useConsoleSettings()
  const { id, name, status } = sandbox
  const watches = isOpen(sandbox)
  const { data: detailed } = useItem(
    instancesResource.get,
    { params: { id } },
    { enabled: watches, silent: true, pollMs: watches && status !== 'failed' ? WATCH_MS : false },
  )
  const retry = useRetry(detailed)
  const steps = watches ? (detailed?.steps ?? []) : []
  const first = detailed?.statusHistory[0]
  const at = steps.findIndex(({ state }) => state !== 'done')
  return (
    <div className={css.sandbox}>
      <div className={css.sandboxHead}>
        <PlaceLink to={placeOf('instance', { id: String(id) })}>{name}</PlaceLink>
        <InstanceStatusBadge status={status} />
        {at >= 0 && steps.length > 1 ? (
          <span className={css.quiet}>{words.work.step(at + 1, steps.length)}</span>
        ) : null}
        {watches && first ? (
          <span className={css.end}>
            {words.work.started(formatDateTime(first.changedAt, timeZone), first.changedBy)}
          </span>
        ) : null}
      </div>
      {steps.length === 0 ? null : (
        <>
          {status === 'requested' || status === 'provisioning' ? (
            <p className={css.note}>{m.sandboxes.about}</p>
          ) : null}
          <WorkSteps
            steps={steps}
            onRetry={mayWrite && detailed?.status === 'failed' ? retry.run : undefined}
            retrying={retry.running}
          />
        </>
      )}
    </div>
  )
}
