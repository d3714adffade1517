import { useContext, useMemo } from 'react'
import { CONSTANTS } from '../constants.ts'
import type { ConsoleSettings } from '../runtime/console-options.ts'
import {
  copyOfMessages,
  type Messages,
  mergeMessages,
  messagesInZone,
  replacementsOf,
} from '../runtime/messages.ts'
import { SettingsContext } from './console-context.ts'

/**
 * Returns a screen's sentences in the console's time zone, with the host's in place of those it replaces. A part that a host
 * renders without `ConsoleProvider` gets ours.
 */
export const useMessages = <Own extends Messages>(screenId: string, own: Own): Own => {
  const { messages, timeZone, numberLocale } = useContext(SettingsContext) ?? WITHOUT_CONSOLE
  const words = useMemo(
    () => mergeMessages(messagesInZone(own, timeZone), replacementsOf(messages, screenId)),
    [own, timeZone, messages, screenId],
  )
  // What is remembered for its words has numbers in it, so other numbers need other words.
  return useMemo(() => (numberLocale === undefined ? words : copyOfMessages(words)), [words, numberLocale])
}

const WITHOUT_CONSOLE: Pick<ConsoleSettings, 'messages' | 'timeZone' | 'numberLocale'> = {
  messages: {},
  timeZone: CONSTANTS.timeZone,
  numberLocale: undefined,
}
