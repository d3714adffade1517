import type { Snackbar as Message } from '@edconsole/console-core'

const TITLES: Record<Message['iconColor'], string> = {
  primary: 'Information',
  success: 'Success',
  info: 'Information',
  warning: 'Warning',
  error: 'Error',
}

/** The message's own title, or what its colour stands for. */
export function titleOf(message: Message): string {
  return message.title ?? TITLES[message.iconColor]
}

/** All that a message says, as one text. */
export function textOf(message: Message): string {
  const times = message.count > 1 ? `${message.count} times` : ''
  // Of something that can be cancelled only that it goes on: how far it is changes all the time.
  const detail = message.action ? '' : message.subtext
  return [titleOf(message), message.message, detail, times].filter(Boolean).join('. ')
}
