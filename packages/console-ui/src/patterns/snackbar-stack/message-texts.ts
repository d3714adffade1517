import type { Snackbar as Message } from '@edconsole/console-core'
import type { patternMessages } from '../messages.ts'

type Words = Pick<typeof patternMessages.messages, 'titles' | 'times'>

/** The message's own title, or what its color stands for. */
export function titleOf(message: Message, { titles }: Words): string {
  return message.title ?? titles[message.iconColor]
}

/** All that a message says, as one text. */
export function textOf(message: Message, m: Words): string {
  const times = message.count > 1 ? m.times(message.count) : ''
  // Of something that can be canceled only that it goes on: how far it is changes all the time.
  const detail = message.action ? '' : message.subtext
  return [titleOf(message, m), message.message, detail, times].filter(Boolean).join('. ')
}
