import type { Call } from './handler.ts'

/**
 * Where people open the console, without a slash at its end: the setting, else where the caller's own console came
 * from. A browser says that in `Origin`, which `guardWrites` has checked.
 */
export const consoleAddress = ({ publicUrl, http }: Pick<Call, 'publicUrl' | 'http'>): string => {
  const { origin, protocol, host } = new URL(http.req.url)
  const first = (header: string) => http.req.header(header)?.split(',')[0]?.trim()
  const forwarded = `${first('x-forwarded-proto') ?? protocol.slice(0, -1)}://${first('x-forwarded-host') ?? host}`
  const own = URL.canParse(forwarded) ? new URL(forwarded).origin : origin
  return (publicUrl ?? http.req.header('origin') ?? own).replace(/\/+$/, '')
}
