/** The version of the calls: the first number changes where a call that was answered before no longer is, or means something else. */
export const CONTRACT_VERSION = '1.0'

/** Every answer of the reference server names its contract's version in this header. */
export const CONTRACT_HEADER = 'X-Contract-Version'

/** True if a backend's calls may not be those that this package makes. A backend that names no version is trusted. */
export const isOtherContract = (version: unknown): version is string =>
  typeof version === 'string' &&
  /^\d+(\.\d+)*$/.test(version) &&
  majorOf(version) !== majorOf(CONTRACT_VERSION)

const majorOf = (version: string): string | undefined => version.split('.')[0]
