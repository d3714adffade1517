import {
  type InstanceDetailed,
  type InstanceStatus,
  instanceMoves,
  instancesResource,
  isInstanceClosed,
  placeOf,
  useAccess,
  useItem,
  useMessages,
} from '@edconsole/console-core'
import { type ReactElement, useState } from 'react'
import { AuditHistory } from '../../features/audit/audit-history.tsx'
import { webLink } from '../../features/instances/instance-columns.tsx'
import { InstanceStatusBadge } from '../../features/instances/instance-status.tsx'
import { type InstanceMessages, instanceMessages } from '../../features/instances/messages.ts'
import { StatusDialog } from '../../features/instances/use-instance-menu.tsx'
import { useMayWriteInstances } from '../../features/instances/use-may-write-instances.ts'
import { wayToInstances } from '../../features/instances/way-to-instances.ts'
import { isAtWork } from '../../features/instances/work-steps.tsx'
import { Badge } from '../../parts/badge/badge.tsx'
import { Button } from '../../parts/button/button.tsx'
import { DownIcon, EditIcon, ExternalIcon } from '../../parts/icons/icons.ts'
import { Menu } from '../../parts/menu/menu.tsx'
import { Card } from '../../patterns/card/card.tsx'
import { WaitingRows } from '../../patterns/card/waiting-rows.tsx'
import { PageParts } from '../../patterns/define-screen/page-parts.tsx'
import { PageActions } from '../../patterns/page-actions/page-actions.tsx'
import { PageHeader } from '../../patterns/page-header/page-header.tsx'
import { PlaceButton } from '../../patterns/place-link/place-button.tsx'
import { RECORD_NUMBER } from '../../patterns/place-link/record-number.ts'
import { ErrorState } from '../../patterns/states/error-state.tsx'
import { NotFoundState } from '../../patterns/states/not-found-state.tsx'
import { AboutStrip } from './about-strip.tsx'
import { DangerCard } from './danger-card.tsx'
import { HistoryCard } from './history-card.tsx'
import { IdsCard } from './ids-card.tsx'
import { type InstanceScreenMessages, messages } from './messages.ts'
import { ProductsCard } from './products-card.tsx'
import { SandboxesCard } from './sandboxes-card.tsx'
import * as css from './screen.css.ts'
import { WorkCard } from './work-card.tsx'

/** While the server is at work people watch how far it is. */
const WATCH_MS = 1500

/** Instance ([S2.2]): what runs for a client, how it got there, and what can be done with it. */
export function InstanceScreen({ id }: { id: string }): ReactElement {
  const m = useMessages('instance', messages)
  const words = useMessages('instances', instanceMessages)
  const { can } = useAccess()
  const isNumber = RECORD_NUMBER.test(id)
  const [watched, setWatched] = useState(false)
  const found = useItem(
    instancesResource.get,
    { params: { id } },
    { enabled: isNumber, silent: 'notFound', pollMs: watched ? WATCH_MS : false },
  )
  const instance = found.data
  const isBusy = instance !== undefined && isAtWork(instance.steps) && isMoving(instance.status)
  if (isBusy !== watched) setWatched(isBusy)
  const isGone = !isNumber || found.errors[0]?.code === 404
  const shown = isGone ? undefined : instance
  const [moving, setMoving] = useState<InstanceStatus | null>(null)
  return (
    <>
      {/* One for all states: it keeps the focus that it got before the instance was there. */}
      <PageHeader
        title={shown?.name ?? m.title}
        {...(shown && { record: shown.name })}
        way={wayToInstances}
        badge={
          shown && (
            <>
              <InstanceStatusBadge status={shown.status} />
              <Badge>{words.environments[shown.environment] ?? shown.environment}</Badge>
            </>
          )
        }
        actions={shown && <Actions instance={shown} onMove={setMoving} words={words} m={m} />}
      />
      {shown ? (
        <Loaded instance={shown} onMove={setMoving} words={words} m={m} />
      ) : isGone ? (
        <NotFoundState
          title={m.notFound.title}
          action={
            can('imt-instances') && (
              <PlaceButton to={placeOf('imt-instances')}>{m.notFound.action}</PlaceButton>
            )
          }
        >
          {m.notFound.text}
        </NotFoundState>
      ) : found.errors.length > 0 ? (
        <ErrorState failure={found.errors[0]} onRetry={found.retry} />
      ) : (
        <div className={css.body} aria-busy="true">
          <Card title={m.products.title} busy>
            <WaitingRows rows={4} height={40} />
          </Card>
          <Card title={m.history.title} busy>
            <WaitingRows rows={2} height={56} />
          </Card>
        </div>
      )}
      {shown && moving ? <StatusDialog instance={shown} to={moving} onClose={() => setMoving(null)} /> : null}
    </>
  )
}

/** The server moves it on by itself. */
const isMoving = (status: InstanceStatus): boolean =>
  status === 'requested' || status === 'provisioning' || status === 'deprovisioning'

/** What was done to create it says nothing anymore once it runs. */
const isUnderWay = (status: InstanceStatus): boolean => isMoving(status) || status === 'failed'

type LoadedProps = {
  instance: InstanceDetailed
  onMove: (to: InstanceStatus) => void
  words: InstanceMessages
  m: InstanceScreenMessages
}

/** Opening its address, editing it, and the moves that are allowed. */
function Actions({ instance, onMove, words, m }: LoadedProps): ReactElement {
  const { id, status, url } = instance
  const { can } = useAccess()
  const mayWrite = useMayWriteInstances()
  const moves = mayWrite ? instanceMoves(instance) : []
  const address = url === null ? undefined : webLink(url)
  const mayEdit = mayWrite && can('instance-edit') && !isInstanceClosed(status)
  return (
    <>
      {address === undefined || status === 'retired' ? null : (
        <Button icon={<ExternalIcon />} href={address}>
          {m.actions.visit}
        </Button>
      )}
      <PageActions
        items={
          mayEdit
            ? [
                {
                  id: 'edit',
                  label: m.actions.edit,
                  icon: <EditIcon />,
                  to: placeOf('instance-edit', { id: String(id) }),
                },
              ]
            : []
        }
      />
      {moves.length === 0 ? null : (
        <Menu
          label={m.actions.status}
          trigger={
            <Button>
              <span className={css.opens}>
                {m.actions.status}
                <DownIcon size="sm" />
              </span>
            </Button>
          }
          items={moves.map((next) => ({
            key: next,
            label: words.moves[next](status),
            danger: next === 'suspended' || next === 'deprovisioning' || next === 'retired',
            onSelect: () => onMove(next),
          }))}
        />
      )}
    </>
  )
}

function Loaded({ instance, onMove, words, m }: LoadedProps): ReactElement {
  const { id, status, environment, steps } = instance
  const mayWrite = useMayWriteInstances()
  return (
    <>
      <AboutStrip instance={instance} words={words} m={m} />
      <div className={css.body}>
        <div className={css.stack}>
          <PageParts>
            {steps && isUnderWay(status) && (steps.length > 0 || status === 'requested') ? (
              <WorkCard
                instance={instance}
                mayWrite={mayWrite}
                onStart={() => onMove('provisioning')}
                m={m}
              />
            ) : null}
            <ProductsCard instance={instance} mayWrite={mayWrite} m={m} />
            {environment === 'production' ? (
              <SandboxesCard instance={instance} mayWrite={mayWrite} m={m} />
            ) : null}
          </PageParts>
        </div>
        <div className={css.stack}>
          <PageParts>
            <HistoryCard instance={instance} words={words} m={m} />
            <IdsCard instance={instance} m={m} />
            <AuditHistory subjects={[{ kind: 'instance', id }]} place="card" />
            {mayWrite ? <DangerCard instance={instance} onMove={onMove} words={words} m={m} /> : null}
          </PageParts>
        </div>
      </div>
    </>
  )
}
