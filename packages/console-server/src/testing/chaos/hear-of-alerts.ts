import type { NewWebhook } from '@edconsole/console-core/contract'
import { ALERT_CHOICES } from '../alert-choices.ts'
import type { Caller } from '../fleet/callers.ts'
import type { TestDistrict } from '../new-district.ts'

/** Has the district's person told of failed imports by email, and a webhook too. */
export const hearOfAlerts = async (
  caller: Caller,
  { id, clientId }: TestDistrict,
  address: string,
): Promise<void> => {
  const webhook: NewWebhook = {
    name: 'Service desk',
    address,
    isEnabled: true,
    districtId: id,
    events: ['importFailed'],
    rejectedPercent: 5,
    components: [],
  }
  const headers = { 'X-Ied-Client-Id': String(clientId) }
  for (const [path, body] of [
    ['/alerts/settings', ALERT_CHOICES] as const,
    ['/ied/webhooks', webhook] as const,
  ]) {
    const answer = await caller.once(path, { method: 'POST', body, headers })
    if (answer?.status !== 200) throw new Error(`${path} was refused: ${answer?.message}`)
  }
}
