import { type Query, type QueryValue, useQueryState } from '@edconsole/console-core'

export type SiteAddress = {
  /** The codes of the sites that are open, one after the other: a site of the list, or one to add. Empty: none is. */
  readonly codes: readonly string[]
  /** A site without a code yet is being added. */
  readonly adding: boolean
  open(siteCodes: readonly string[]): void
  add(): void
  /** To the next of several codes; closed after the last. */
  next(): void
  close(): void
}

/**
 * Which site is open, in the address: `?code=0417` names one, whether it is there or is to be added, and several codes come
 * one after the other. Import details lead here so (domain 5.4).
 */
export function useSiteAddress(): SiteAddress {
  const [query, setQuery] = useQueryState()
  const { code, add, ...rest } = query
  const codes = [...new Set(codesOf(code))]
  return {
    codes,
    adding: add === 'true' && codes.length === 0,
    open: (siteCodes) => setQuery({ ...rest, code: writtenAs(siteCodes) }),
    add: () => setQuery({ ...rest, add: 'true' }),
    next() {
      const [, ...others] = codes
      if (others.length === 0) setQuery(rest)
      else setQuery({ ...rest, code: writtenAs(others) }, { replace: true })
    },
    close: () => setQuery(rest),
  }
}

function codesOf(code: Query[string]): string[] {
  return [code].flat().flatMap((one) => (typeof one === 'string' && one.trim() !== '' ? [one.trim()] : []))
}

/** One code stands alone, as a link of one site has it. */
const writtenAs = (codes: readonly string[]): QueryValue => (codes.length === 1 ? codes[0] : [...codes])
