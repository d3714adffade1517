import { isInSis, type Site } from '@edconsole/console-core'

/** Where a site comes from. `gone`: from the SIS, whose last full import did not name it any more. */
export const sourceOf = (
  site: Pick<Site, 'isManual' | 'isActive' | 'keptFields'>,
): 'sis' | 'here' | 'gone' => {
  if (site.isManual) return 'here'
  return isInSis(site) ? 'sis' : 'gone'
}
