import { type Account, accountsResource, useExtension } from '@edconsole/console-core'
import { lazyOverlay } from '../../parts/lazy-part/lazy-overlay.tsx'
import type { PeopleMessages } from './messages.ts'
import { useMayUnlock } from './unlock-actions.tsx'

export const PasswordLinkDialog = /* @__PURE__ */ lazyOverlay(
  async () => (await import('./password-link-dialog.tsx')).PasswordLinkDialog,
)

/** Returns whether password links can be sent here: by this person, and with this backend. */
export const useMaySendLink = (): boolean => {
  const isAnswered = useExtension(accountsResource.sendPasswordLink)
  return useMayUnlock() && isAnswered
}

/** Why an account can't have a link now. */
export const whyNoLink = (
  { isDisabled, lockReason }: { isDisabled: boolean; lockReason: Account['lockReason'] },
  { passwordLink: m }: Pick<PeopleMessages, 'passwordLink'>,
): string | undefined => (isDisabled ? m.disabled : lockReason === 'administrator' ? m.locked : undefined)
