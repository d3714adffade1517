import { type PublicClient, referenceResource, useItem } from '@edconsole/console-core'
import { useDebounced } from '../../parts/debounced/use-debounced.ts'

export type ClientSearch = {
  /** Absent until an answer to exactly this text is there. */
  found: PublicClient[] | undefined
  searching: boolean
  failed: boolean
  retry: () => void
}

const DEBOUNCE_MS = 300
/** The server answers nothing to less (R12). */
const LETTERS = 3

/** Clients whose name matches what is typed, from three letters. */
export function useClientSearch(text: string): ClientSearch {
  const typed = text.trim()
  const search = useDebounced(typed, DEBOUNCE_MS)
  const wanted = typed.length >= LETTERS
  const asked = wanted && search === typed
  const { data, errors, retry } = useItem(
    referenceResource.publicClients,
    { query: { search } },
    { enabled: asked },
  )
  const failed = asked && errors.length > 0
  const found = asked && !failed ? data : undefined
  return { found, searching: wanted && !found && !failed, failed, retry }
}
