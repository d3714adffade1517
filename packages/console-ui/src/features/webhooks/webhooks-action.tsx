import { ClientScope, useAccess, useExtension, useMessages, webhooksResource } from '@edconsole/console-core'
import { type ReactElement, useState } from 'react'
import { AlertsIcon } from '../../parts/icons/icons.ts'
import { lazyOverlay } from '../../parts/lazy-part/lazy-overlay.tsx'
import type { PageAction } from '../../patterns/page-actions/page-action.ts'
import { webhooksActionMessages } from './action-messages.ts'
import type { WebhookOwner } from './webhooks-dialog.tsx'

const WebhooksDialog = /* @__PURE__ */ lazyOverlay(
  async () => (await import('./webhooks-dialog.tsx')).WebhooksDialog,
)

/**
 * The page action that opens the webhooks of a district or client, and its dialog; no action without an owner, and where the
 * server has no webhooks.
 */
export const useWebhooksAction = (
  owner: WebhookOwner | undefined,
): { action: PageAction | undefined; dialog: ReactElement | null } => {
  const m = useMessages('webhooksAction', webhooksActionMessages)
  const isOffered = useExtension(webhooksResource.list)
  const { allows } = useAccess()
  const [isOpen, setIsOpen] = useState(false)
  const maySee =
    allows({ all: ['ROLE_SETUP_DISTRICT_VIEW'] }) ||
    allows({ all: ['ROLE_IMT_CLIENTS_VIEW'], orEmployee: true })
  if (!owner || !isOffered || !maySee) return { action: undefined, dialog: null }
  return {
    action: {
      id: 'webhooks',
      label: m.label,
      note: m.note,
      icon: <AlertsIcon />,
      folded: true,
      run: () => setIsOpen(true),
      needs: WebhooksDialog,
    },
    dialog: isOpen ? (
      <ClientScope clientId={owner.clientId}>
        <WebhooksDialog owner={owner} open onClose={() => setIsOpen(false)} />
      </ClientScope>
    ) : null,
  }
}
