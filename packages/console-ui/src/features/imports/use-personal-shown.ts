import { useState } from 'react'

/** Whether personal data is written out; asked for anew with each thing that it is about. */
export const usePersonalShown = (of: string): [shown: boolean, toggle: () => void] => {
  const [shownFor, setShownFor] = useState<string | null>(null)
  const shown = shownFor === of
  return [shown, () => setShownFor(shown ? null : of)]
}
