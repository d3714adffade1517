import { useMemo } from 'react'
import { type Messages, mergeMessages } from '../runtime/messages.ts'
import { useRuntime } from './use-runtime.ts'

/** A screen's sentences, with the host's in place of those it replaces. */
export const useMessages = <Own extends Messages>(screenId: string, own: Own): Own => {
  const { messages } = useRuntime().settings
  return useMemo(() => mergeMessages(own, messages[screenId]), [own, messages, screenId])
}
