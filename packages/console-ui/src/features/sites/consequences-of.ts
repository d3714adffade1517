import type { Site, SiteFields } from '@edconsole/console-core'
import type { SiteMessages } from './messages.ts'

/** What a form is about to change of a site. */
type SiteChanges = Partial<SiteFields> & { isActive?: boolean }

export type Consequences = {
  title: string
  action: string
  lines: string[]
}

type Known = Pick<
  Site,
  'siteName' | 'schoolType' | 'includeInImport' | 'includeInExport' | 'isActive' | 'isManual'
>

/** What has to be read before a change is made: closing a site, leaving it out, switching it off. Null: nothing. */
export const consequencesOf = (
  changes: SiteChanges,
  site: Known,
  { consequences: m }: SiteMessages,
): Consequences | null => {
  const isOn = (name: 'includeInImport' | 'isActive') => changes[name] === false && site[name]
  const closes = changes.schoolType === 'Closed' && site.schoolType !== 'Closed'
  const exported = changes.includeInExport ?? site.includeInExport
  const found = [
    isOn('isActive') && { title: m.switchOff, action: m.switchOffAction, lines: [m.offImport] },
    closes && {
      title: m.close,
      action: m.closeAction,
      lines: [m.closedImport, ...(exported ? [m.closedExport] : [])],
    },
    isOn('includeInImport') && {
      title: m.leaveOut,
      action: m.leaveOutAction,
      lines: [m.leftOutImport, ...(exported ? [m.leftOutExport] : [])],
    },
  ].filter((one) => one !== false)
  const [worst] = found
  if (!worst) return null
  return {
    title: worst.title(site.siteName),
    action: worst.action,
    lines: [...found.flatMap(({ lines }) => lines), ...(site.isManual ? [] : [m.kept])],
  }
}
