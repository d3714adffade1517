import type { ApiFailure } from '@edconsole/console-core'

/** True if the server judged what was entered. After another failure, such as an outage, no field is to be corrected. */
export const isRefusal = ({ code, status, field }: ApiFailure): boolean =>
  code === 400 || (field !== undefined && (status ?? code ?? 500) < 500)

/**
 * What the server says of a field, for a place beside it: without the field's name, and without its key, which is no word of
 * the reader's.
 * @example refusalText('siteCode', 'Site code', 'Site code is not valid: it must not be empty.') // 'It must not be empty.'
 */
export function refusalText(name: string, label: string, message: string): string {
  const [, judged] = /^.{1,80}? is not valid: (.+)$/s.exec(message) ?? []
  return judged === undefined ? message.split(`'${name}'`).join(label) : capital(judged)
}

/**
 * Who changed a record, in the words of a refusal of a save that came too late; undefined if it doesn't say.
 * @example changedBy('Ana Silva changed this site on 9/14/2026, 8:20 AM ET after you opened it.') // 'Ana Silva'
 */
export function changedBy(message: string): string | undefined {
  return /^(.{1,80}?) changed (?:this|these) .+ after you opened it\.$/s.exec(message)?.[1]
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
