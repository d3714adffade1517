import type { Value } from './read-value.ts'

/** The sites that a record names: its own, or those of a person. */
export const sitesOf = ({ siteCode, siteCodes }: Readonly<Record<string, Value>>): readonly string[] =>
  typeof siteCode === 'string' ? [siteCode] : Array.isArray(siteCodes) ? siteCodes : []

/** Whether all sites of a record are closed: people of several sites can come as long as one of them is open. */
export const isAtClosedSites = (
  record: Readonly<Record<string, Value>>,
  closedSites: { has(siteCode: string): boolean },
): boolean => {
  const sites = sitesOf(record)
  return sites.length > 0 && sites.every((site) => closedSites.has(site))
}
