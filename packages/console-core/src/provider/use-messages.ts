import { useMemo } from 'react'
import { type Messages, mergeMessages, messagesInZone } from '../runtime/messages.ts'
import { useRuntime } from './use-runtime.ts'

/** A screen's sentences, in the console's time zone, with the host's in place of those it replaces. */
export const useMessages = <Own extends Messages>(screenId: string, own: Own): Own => {
  const { messages, timeZone } = useRuntime().settings
  return useMemo(
    () => mergeMessages(messagesInZone(own, timeZone), messages[screenId]),
    [own, timeZone, messages, screenId],
  )
}
