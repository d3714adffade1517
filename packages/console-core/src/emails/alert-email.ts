import type { AlertEvent, AlertKind } from '../entities/alert.ts'
import { countOf } from '../formats/format-count.ts'
import { COMPONENTS, type ComponentName } from '../lists/components.ts'

/** One alert as an email tells it: counts and names of districts and components, nothing of people. */
export type AlertEmailLine = {
  kind: Exclude<AlertKind, 'digest' | 'answered'>
  event: AlertEvent
  districtName: string
  componentName: ComponentName | null
  percent: number | null
  count: number | null
  /** As people read it: `12/24/2026`. */
  expiresOn: string | null
  /** The address of the page that shows it. */
  link: string
}

/** Where the reader goes from an email. */
type Links = { consoleUrl: string; unsubscribeUrl: string }

type Email = { subject: string; text: string }

/** More of them are counted only: a mail program shows no more anyway. */
const LINES_MAX = 100

/** Returns the email that tells alerts as they happen. */
export const alertEmail = (lines: readonly AlertEmailLine[], links: Links): Email => {
  const [first] = lines
  return {
    subject: first && lines.length === 1 ? sentenceOf(first) : countOf(lines.length, 'alert', 'alerts'),
    text: textOf(lines, links),
  }
}

/** Returns the email that lists once a day what is open. */
export const digestEmail = (lines: readonly AlertEmailLine[], links: Links): Email => ({
  subject: `Digest: ${countOf(lines.length, 'open alert', 'open alerts')}`,
  text: textOf(lines, links),
})

const textOf = (lines: readonly AlertEmailLine[], { consoleUrl, unsubscribeUrl }: Links): string => {
  const listed = lines.slice(0, LINES_MAX).map((line) => `- ${sentenceOf(line)}\n  ${line.link}`)
  const more = lines.length - listed.length
  return `${listed.join('\n')}
${more > 0 ? `- and ${countOf(more, 'more alert', 'more alerts')}\n  ${consoleUrl}/\n` : ''}
To change what you're told, open Alerts in the user menu.
To stop these emails: ${unsubscribeUrl}
`
}

const sentenceOf = ({ kind, event, districtName, componentName, ...facts }: AlertEmailLine): string => {
  const part = componentName ? `, ${COMPONENTS[componentName].title}` : ''
  return `${districtName}${part}: ${kind === 'over' ? OVER[event] : OPENED[event](facts)}`
}

type Facts = Pick<AlertEmailLine, 'percent' | 'count' | 'expiresOn'>

const OPENED: { readonly [Event in AlertEvent]: (facts: Facts) => string } = {
  importFailed: ({ count }) =>
    count === null ? 'Import failed' : `${countOf(count, 'component', 'components')} failed to import`,
  importHeld: () => 'Import held for review',
  importLate: () => 'Import is late',
  rejectedRows: ({ percent }) => `${percent ?? 0}% of rows rejected`,
  exportFailed: ({ count }) =>
    count === 1 ? 'Export failed' : `${countOf(count ?? 0, 'export', 'exports')} failed`,
  certificateExpiring: ({ expiresOn }) => `Sign-in certificate or secret expires ${expiresOn ?? 'soon'}`,
}

const OVER: { readonly [Event in AlertEvent]: string } = {
  importFailed: 'Import works again',
  importHeld: 'Import no longer held',
  importLate: 'Import is no longer late',
  rejectedRows: 'Rejected rows are back below your limit',
  exportFailed: 'Exports work again',
  certificateExpiring: 'Sign-in certificate or secret renewed',
}
