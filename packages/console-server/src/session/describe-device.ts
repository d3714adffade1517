import { BROWSER_MAP, OS_MAP, parse } from 'bowser'

export type Device = {
  /** Such as `Firefox`; null if unknown. */
  readonly browser: string | null
  /** Such as `Windows`; null if unknown. */
  readonly operatingSystem: string | null
}

/** The person signing in controls the header, and the account's owner reads the words: only names from the library are safe. */
const [BROWSERS, SYSTEMS] = [BROWSER_MAP, OS_MAP].map((names) => new Set(Object.values(names)))

/** Returns browser and operating system as a `User-Agent` header names them. */
export const describeDevice = (userAgent: string | null): Device => {
  if (userAgent === null || userAgent === '') return { browser: null, operatingSystem: null }
  const { browser, os } = parse(userAgent)
  return { browser: nameIn(BROWSERS, browser.name), operatingSystem: nameIn(SYSTEMS, os.name) }
}

const nameIn = (names: ReadonlySet<string> | undefined, name: string | undefined): string | null =>
  name !== undefined && names?.has(name) ? name : null
