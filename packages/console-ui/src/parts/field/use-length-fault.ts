import { useMessages } from '@edconsole/console-core'
import { partMessages } from '../messages.ts'

/**
 * Returns what says below a field that its text is longer than can be stored. Fields don't cut what is typed or pasted: the
 * end of a text would be gone without a word.
 */
export function useLengthFault(): (text: string, max: number) => string | undefined {
  const m = useMessages('parts', partMessages)
  return (text, max) => (text.trim().length > max ? m.tooLong(max) : undefined)
}
