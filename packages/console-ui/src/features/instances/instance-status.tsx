import { INSTANCE_STATUSES, type InstanceStatus, useMessages } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { Badge } from '../../parts/badge/badge.tsx'
import {
  CancelledIcon,
  CompletedIcon,
  FailedIcon,
  MaintenanceIcon,
  NotStartedIcon,
  PausedIcon,
  RunningIcon,
  UnknownIcon,
} from '../../parts/icons/icons.ts'
import type { ProductIcon } from '../../parts/icons/product-icon.tsx'
import * as css from '../../parts/status/status.css.ts'
import { StatusIcon } from '../../parts/status/status-icon.tsx'
import type { StatusLook } from '../../parts/status/use-status-look.ts'
import { type InstanceMessages, instanceMessages } from './messages.ts'

const ICONS: Readonly<Record<InstanceStatus, ProductIcon>> = {
  requested: NotStartedIcon,
  provisioning: RunningIcon,
  active: CompletedIcon,
  maintenance: MaintenanceIcon,
  suspended: PausedIcon,
  failed: FailedIcon,
  deprovisioning: RunningIcon,
  retired: CancelledIcon,
}

const isKnown = (status: string): status is InstanceStatus => Object.hasOwn(INSTANCE_STATUSES, status)

/** Word, tone and icon of a status. One that is not known is shown as given, neutral. */
export const instanceLook = (status: string, { statuses }: InstanceMessages): StatusLook => {
  if (!isKnown(status)) return { word: status, tone: 'neutral', icon: UnknownIcon, turning: false }
  const icon = ICONS[status]
  const { tone } = INSTANCE_STATUSES[status]
  return { word: statuses[status], tone, icon, turning: icon === RunningIcon }
}

/** The status of an instance in a list: icon and word. */
export function InstanceStatusText({ status }: { status: string }): ReactElement {
  const look = instanceLook(status, useMessages('instances', instanceMessages))
  return (
    <span className={css.text}>
      <StatusIcon look={look} size="md" className={css.icon[look.tone]} />
      <span className={css.word} data-ec-cut="">
        {look.word}
      </span>
    </span>
  )
}

/** The status of an instance in a title: icon and word in a tinted box. */
export function InstanceStatusBadge({ status }: { status: string }): ReactElement {
  const look = instanceLook(status, useMessages('instances', instanceMessages))
  return (
    <Badge tone={look.tone} icon={<StatusIcon look={look} size="sm" />}>
      {look.word}
    </Badge>
  )
}
