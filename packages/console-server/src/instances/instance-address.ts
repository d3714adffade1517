import type { Call } from '../http/handler.ts'

/** Where this server answers for an instance. */
export const instancePath = (slug: string): string => `/instances/${slug}`

type Addressed = { readonly url: string | null; readonly slug: string | null }

/**
 * Returns the address of an instance: its own, or the one that this server gave it. The latter begins with the address of the
 * console, so that it stays right when the console moves.
 */
export const addressOf = (
  { publicUrl, http }: Pick<Call, 'publicUrl' | 'http'>,
  { url, slug }: Addressed,
): string | null => {
  if (url !== null || slug === null) return url
  const { scheme, host } = http.get('connection')
  return `${publicUrl?.replace(/\/+$/, '') ?? `${scheme}://${host}`}${instancePath(slug)}`
}
