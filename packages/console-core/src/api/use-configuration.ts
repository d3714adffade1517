import { isSignInText } from '../lists/sign-in-texts.ts'
import { useRuntime, useStore } from '../provider/use-runtime.ts'
import { referenceResource } from '../resources/index.ts'
import { isRecord } from './is-record.ts'
import { useItem } from './use-list.ts'

/**
 * A text that the operator of the server has set, or undefined: the last item of the list wins (R20). It is an
 * addition to a page, so a failure is not worth a message.
 * @example useConfiguration('console.banner.message')
 */
export const useConfiguration = (key: string): string | undefined => {
  const signedIn = useStore(useRuntime().session).user !== null
  const { data } = useItem(
    referenceResource.configuration,
    { params: { key } },
    { silent: true, enabled: signedIn || isSignInText(key) },
  )
  const last: unknown = Array.isArray(data) ? data.at(-1) : undefined
  const value = isRecord(last) ? last.value : undefined
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined
}
