import type { ApiChanges } from './api-changes.ts'

export type Bump = 'major' | 'minor' | 'patch' | 'none'

/** Addresses that a published package names, from `release.json`. */
export type Addresses = { repository: string; homepage: string; bugs: string }

export type Planned = {
  /** The version before the release. */
  from: string
  bump: Bump
  /** Texts of the changesets that make it up. */
  summaries: readonly string[]
  api: ApiChanges
}

/** The addresses that are missing or no address, each with what to do. */
export const missingAddresses = (addresses: Partial<Addresses>): string[] =>
  (['repository', 'homepage', 'bugs'] as const)
    .filter((name) => !URL.canParse(addresses[name] ?? ''))
    .map((name) => `release.json has no address for ${name}. Fill it in before publishing.`)

/** Why a release can't have the planned version; empty if it can. Before 1.0.0 a minor version may break hosts. */
export const bumpFaults = ({ from, bump, summaries, api }: Planned): string[] => {
  if (bump === 'none') return ['There is no changeset, so there is nothing to release.']
  if (api.breaking.length === 0) return []
  const isEnough = bump === 'major' || (bump === 'minor' && from.startsWith('0.'))
  const hasNote = summaries.some((text) => /^migration:/im.test(text))
  const what = api.breaking.join('\n  ')
  return [
    ...(isEnough ? [] : [`These changes break hosts, which a ${bump} version may not:\n  ${what}`]),
    ...(hasNote
      ? []
      : [`These changes break hosts, and no changeset has a line that begins with “Migration:”:\n  ${what}`]),
  ]
}
