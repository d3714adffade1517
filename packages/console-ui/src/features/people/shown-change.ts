import { type AccountFieldChange, formatDateTimeWithZone } from '@edconsole/console-core'
import type { partMessages } from '../../parts/messages.ts'
import { readableName } from '../../patterns/resource-table/columns-of-response.ts'
import { MASK } from '../runs/record/masked-text.ts'
import type { AccountChangeMessages } from './account-change-messages.ts'

/** One change as people read it; null stands for no value. */
export type ShownChange = {
  readonly field: string
  readonly from: string | null
  readonly to: string | null
  /** The values are secrets: that something changed may be told, what it was not. */
  readonly secret: boolean
}

type Texts = Pick<AccountChangeMessages, 'fields' | 'statuses'> &
  Pick<typeof partMessages, 'yesNo'> & { timeZone: string }

/**
 * Field and values in words. The contract has no secrets among changes; a server that sends one all the same must not
 * have it shown, copied or saved.
 */
export const shownChange = ({ field, from, to }: AccountFieldChange, texts: Texts): ShownChange => {
  const secret = isSecret(field)
  const text = (value: string | null) =>
    value === null || value === '' ? null : secret ? MASK : valueText(field, value, texts)
  return { field: texts.fields[field] ?? readableName(field), from: text(from), to: text(to), secret }
}

/** `Email address: a@example.org → b@example.org`. */
export const changeText = ({ field, from, to }: ShownChange): string =>
  `${field}: ${from ?? '–'} → ${to ?? '–'}`

const SECRET = /(password|passphrase|secret|token|hash|salt|credential|pin|(api|private|access)key)$/i
/** About a password, without being one. */
const HARMLESS = new Set(['mustChangePassword'])

const isSecret = (field: string): boolean => {
  const letters = field.replace(/[^a-z]/gi, '')
  return SECRET.test(letters) && !HARMLESS.has(field)
}

const FLAGS = new Set(['locked', 'isEnabled', 'mustChangePassword'])

const INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/

const valueText = (field: string, value: string, { statuses, yesNo, timeZone }: Texts): string => {
  if (FLAGS.has(field)) return yesNo[value === '1' || value === 'true' ? 'true' : 'false']
  if (INSTANT.test(value)) return formatDateTimeWithZone(value, timeZone) || value
  if (field === 'status') return statuses[value] ?? value
  return field === 'lockReason' ? readableName(value) : value
}
