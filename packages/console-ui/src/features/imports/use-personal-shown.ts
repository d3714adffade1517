import {
  ApiFailure,
  type PersonalDataShown,
  personalDataResource,
  useDistrictScope,
  useRuntime,
} from '@edconsole/console-core'
import { useState } from 'react'

const { noteShown } = personalDataResource

/**
 * Whether personal data is written out; asked for anew with each thing that it is about.
 * @param stored what is shown of what the backend stores: it notes who asked; null where the data is of the person's own file
 */
export const usePersonalShown = (
  of: string,
  stored: PersonalDataShown | null,
): [shown: boolean, toggle: () => void] => {
  const runtime = useRuntime()
  const scope = useDistrictScope()
  const [shownFor, setShownFor] = useState<string | null>(null)
  const shown = shownFor === of
  const note = async (body: PersonalDataShown): Promise<void> => {
    const { api } = runtime
    const isMissing = () => api.missing.get().has(noteShown.id)
    if (isMissing()) return
    try {
      await api.call(noteShown, { body, lea: scope?.lea })
    } catch (error) {
      // A backend without an audit log of its own has no such call.
      if (isMissing()) return
      setShownFor(null)
      if (error instanceof ApiFailure && !error.expired) runtime.report(error)
    }
  }
  const toggle = (): void => {
    setShownFor(shown ? null : of)
    if (!shown && stored) void note(stored)
  }
  return [shown, toggle]
}
