import { CLIENT_STATUSES, type ClientStatus } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import { Badge } from '../../parts/badge/badge.tsx'
import { CancelledIcon, CompletedIcon, NotStartedIcon, UnknownIcon } from '../../parts/icons/icons.ts'
import type { ProductIcon } from '../../parts/icons/product-icon.tsx'
import * as css from '../../parts/status/status.css.ts'
import type { ClientMessages } from './messages.ts'

const ICONS: Record<ClientStatus, ProductIcon> = {
  prospect: UnknownIcon,
  onboarding: NotStartedIcon,
  active: CompletedIcon,
  inactive: CancelledIcon,
}

type Look = { word: string; tone: keyof typeof css.icon; Icon: ProductIcon }

/** An unknown status is shown as it came. */
const lookOf = (status: string, words: ClientMessages['statuses']): Look =>
  isKnown(status)
    ? { word: words[status], tone: CLIENT_STATUSES[status].tone, Icon: ICONS[status] }
    : { word: status, tone: 'neutral', Icon: UnknownIcon }

const isKnown = (status: string): status is ClientStatus => Object.hasOwn(CLIENT_STATUSES, status)

type ClientStatusProps = { status: string; m: Pick<ClientMessages, 'statuses'> }

/** The status of a client in a list: icon and word. */
export function ClientStatusText({ status, m }: ClientStatusProps): ReactElement {
  const { word, tone, Icon } = lookOf(status, m.statuses)
  return (
    <span className={css.text}>
      <Icon className={css.icon[tone]} />
      <span className={css.word} data-ec-cut="">
        {word}
      </span>
    </span>
  )
}

/** The status of a client in a title: icon and word in a tinted box. */
export function ClientStatusBadge({ status, m }: ClientStatusProps): ReactElement {
  const { word, tone, Icon } = lookOf(status, m.statuses)
  return (
    <Badge tone={tone} icon={<Icon size="sm" />}>
      {word}
    </Badge>
  )
}
