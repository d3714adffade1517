import { createLater } from '../../parts/later/create-later.ts'

/** What draws the messages, fetched apart from what says them. */
export const messageListLater = createLater(async () => (await import('./message-list.tsx')).MessageList)
