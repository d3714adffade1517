import type { Snackbar } from '@edconsole/console-core'
import { useEffect, useRef, useState } from 'react'

/**
 * What a live region says: every message once, when it comes, and again when it is repeated. One that comes to light
 * because a newer one went away has been said already.
 */
export function useSpoken(messages: readonly Snackbar[], textOf: (message: Snackbar) => string): string {
  const said = useRef<ReadonlyMap<string, number>>(new Map())
  const [spoken, setSpoken] = useState<{ text: string; ids: readonly string[] }>({ text: '', ids: [] })
  const say = useRef(textOf)
  say.current = textOf

  useEffect(() => {
    const unsaid = messages.filter(({ id, count }) => (said.current.get(id) ?? 0) < count)
    said.current = new Map(messages.map(({ id, count }) => [id, count]))
    if (unsaid.length > 0) {
      // Newest first is for the eye.
      const inOrder = [...unsaid].reverse()
      setSpoken({ text: inOrder.map(say.current).join('. '), ids: inOrder.map(({ id }) => id) })
    } else {
      setSpoken((before) =>
        before.text === '' || before.ids.some((id) => said.current.has(id)) ? before : { text: '', ids: [] },
      )
    }
  }, [messages])

  return spoken.text
}
