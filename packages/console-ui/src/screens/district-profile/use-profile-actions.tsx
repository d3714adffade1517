import {
  type District,
  dataYearOf,
  EMPLOYEE_ROLE,
  formatYearPair,
  placeOf,
  useAccess,
  useClock,
  useConsoleSettings,
} from '@edconsole/console-core'
import { type ReactElement, useState } from 'react'
import { useSyncNow } from '../../features/imports/use-sync-now.tsx'
import { useOffersRollover } from '../../features/rollover/use-offers-rollover.ts'
import { useWebhooksAction } from '../../features/webhooks/webhooks-action.tsx'
import type { WebhookOwner } from '../../features/webhooks/webhooks-dialog.tsx'
import { MailIcon, RefreshIcon } from '../../parts/icons/icons.ts'
import { lazyOverlay } from '../../parts/lazy-part/lazy-overlay.tsx'
import type { PageAction } from '../../patterns/page-actions/page-action.ts'
import type { DistrictProfileMessages } from './messages.ts'

const RequestDialog = /* @__PURE__ */ lazyOverlay(
  async () => (await import('./request-dialog.tsx')).RequestDialog,
)

/** What can be done with the saved profile (ux 9.2), and the dialogs for it. */
export const useProfileActions = (
  district: District | undefined,
  districtId: string,
  m: DistrictProfileMessages,
): { actions: PageAction[]; dialogs: ReactElement } => {
  const { allows } = useAccess()
  const now = useClock()
  const { timeZone } = useConsoleSettings()
  const offersRollover = useOffersRollover()
  const [asking, setAsking] = useState(false)
  const close = () => setAsking(false)
  const noConnection = district?.sisProviderName === null ? m.run.sync.noConnection : undefined
  const sync = useSyncNow(districtId, m.run, noConnection)
  const webhooks = useWebhooksAction(ownerOf(district))
  const address = district?.contactEmailAddress?.trim() || null

  const request: PageAction = {
    id: 'request-from-customer',
    label: m.request.label,
    note: m.request.note,
    icon: <MailIcon />,
    run: () => setAsking(true),
    needs: RequestDialog,
    disabledReason: address === null ? m.request.noContact : undefined,
  }
  const rollover = district && offersRollover ? rolloverOf(district) : undefined
  function rolloverOf(of: District): PageAction {
    const { behind } = dataYearOf(of, now(), timeZone) ?? { behind: false }
    return {
      id: 'rollover',
      label: m.rollover.label,
      note: behind
        ? m.rollover.note(formatYearPair((of.sisYear ?? 0) + 1))
        : m.rollover.done(formatYearPair(of.sisYear)),
      icon: <RefreshIcon />,
      to: placeOf('district', { districtId }),
    }
  }
  return {
    actions: [
      ...(district && sync.action ? [sync.action] : []),
      ...(district && allows({ all: [EMPLOYEE_ROLE] }) ? [request] : []),
      ...(rollover ? [rollover] : []),
      ...(webhooks.action ? [webhooks.action] : []),
    ],
    dialogs: (
      <>
        {sync.dialog}
        {webhooks.dialog}
        {asking && district && address !== null ? (
          <RequestDialog district={district} address={address} onClose={close} m={m} />
        ) : null}
      </>
    ),
  }
}

/** A district without a client has nobody whose webhooks they could be. */
const ownerOf = (district: District | undefined): WebhookOwner | undefined =>
  district && district.illuminateClientId !== null
    ? { clientId: district.illuminateClientId, districtId: district.id, name: district.districtName }
    : undefined
