import type { District } from '@edconsole/console-core'
import { formatPhone } from '../../features/formats/format-phone.ts'
import type { KeyValueItem } from '../../parts/key-value/key-value.tsx'
import type { ClientCommunicationMessages } from './messages.ts'

/** The contact as it is stored. */
export function contactFacts(
  { contactName, contactEmailAddress, contactPhone }: District,
  m: ClientCommunicationMessages,
): KeyValueItem[] {
  return [
    { key: m.contact.name, value: contactName },
    { key: m.contact.email, value: contactEmailAddress?.trim() || null },
    { key: m.contact.phone, value: contactPhone && formatPhone(contactPhone) },
  ]
}
