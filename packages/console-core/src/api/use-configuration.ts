import { isSignInText } from '../lists/sign-in-texts.ts'
import { useRuntime, useStore } from '../provider/use-runtime.ts'
import { referenceResource } from '../resources/index.ts'
import { isRecord } from './is-record.ts'
import { useAnswer } from './use-answer.ts'

/** A page draws its banner in several places while it loads; that is one question. */
const FRESH_MS = 30_000

/**
 * Returns a text set by the server's operator, or undefined. The last item of the list wins (R20). Failures are silent,
 * as the text only complements a page.
 * @example useConfiguration('console.banner.message')
 */
export const useConfiguration = (key: string): string | undefined => {
  const signedIn = useStore(useRuntime().session).user !== null
  const { result } = useAnswer(
    referenceResource.configuration,
    { params: { key } },
    { silent: true, enabled: signedIn || isSignInText(key), freshMs: FRESH_MS },
  )
  const { data } = result.data ?? {}
  const last: unknown = Array.isArray(data) ? data.at(-1) : undefined
  const value = isRecord(last) ? last.value : undefined
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined
}
