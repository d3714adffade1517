import { useContext, useMemo } from 'react'
import { CONSTANTS } from '../constants.ts'
import type { ConsoleSettings } from '../runtime/console-options.ts'
import { type Messages, mergeMessages, messagesInZone } from '../runtime/messages.ts'
import { SettingsContext } from './console-context.ts'

/**
 * Returns a screen's sentences in the console's time zone, with the host's in place of those it replaces. A part that a host
 * renders without `ConsoleProvider` gets ours.
 */
export const useMessages = <Own extends Messages>(screenId: string, own: Own): Own => {
  const { messages, timeZone } = useContext(SettingsContext) ?? WITHOUT_CONSOLE
  return useMemo(
    () => mergeMessages(messagesInZone(own, timeZone), messages[screenId]),
    [own, timeZone, messages, screenId],
  )
}

const WITHOUT_CONSOLE: Pick<ConsoleSettings, 'messages' | 'timeZone'> = {
  messages: {},
  timeZone: CONSTANTS.timeZone,
}
