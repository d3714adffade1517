import { type Account, accountsResource, useExtension, useMessages, useSave } from '@edconsole/console-core'
import { type ReactElement, useState } from 'react'
import { peopleMessages } from '../../features/people/messages.ts'
import { PasswordLinkDialog, useMaySendLink, whyNoLink } from '../../features/people/password-link.ts'
import { Button } from '../../parts/button/button.tsx'
import { ConfirmDialog } from '../../parts/confirm-dialog/confirm-dialog.tsx'
import {
  AuthenticationIcon,
  CancelledIcon,
  CompletedIcon,
  LogoutIcon,
  MailIcon,
} from '../../parts/icons/icons.ts'
import { nameOf } from './account-texts.ts'
import type { ImtAccountsMessages } from './messages.ts'
import * as css from './screen.css.ts'

export type AccountActionsProps = { account: Account; m: ImtAccountsMessages }

/** What can be done with an account beside unlocking it, each confirmed. */
export function AccountActions({ account, m }: AccountActionsProps): ReactElement {
  const [asking, setAsking] = useState<'enable' | 'disable' | 'signOut' | 'resetFactors'>()
  const canSignOut = useExtension(accountsResource.signOut)
  const canResetFactors = useExtension(accountsResource.resetFactors)
  const people = useMessages('people', peopleMessages)
  const [isLinkAsked, setLinkAsked] = useState(false)
  const maySendLink = useMaySendLink()
  const { accountId, username, isEnabled, authProvider, userType, lockReason } = account
  const params = { accountId }
  const enable = useSave(accountsResource.update, {
    confirm: (_, { body }) => (body?.isEnabled ? m.enable : m.disable).done(username),
    refresh: ['people', 'staff', 'accountSyncLogs'],
  })
  const signOut = useSave(accountsResource.signOut, {
    confirm: ({ count }) => m.signOut.done(count),
    refresh: ['accountSyncLogs'],
  })
  const resetFactors = useSave(accountsResource.resetFactors, {
    confirm: ({ count }) => m.resetFactors.done(count),
    refresh: ['accountSyncLogs'],
  })
  const switching = isEnabled ? 'disable' : 'enable'
  const { saving, errors } =
    asking === 'signOut' ? signOut : asking === 'resetFactors' ? resetFactors : enable
  const onConfirm = async () => {
    try {
      if (asking === 'signOut') await signOut.run({ params })
      else if (asking === 'resetFactors') await resetFactors.run({ params })
      else await enable.run({ params, body: { isEnabled: asking === 'enable' }, record: account })
      setAsking(undefined)
    } catch {
      // The dialog stays and says why.
    }
  }
  const texts = asking && m[asking]
  return (
    <div className={css.actions}>
      <Button
        size="sm"
        icon={isEnabled ? <CancelledIcon size="sm" /> : <CompletedIcon size="sm" />}
        onClick={() => setAsking(switching)}
      >
        {m[switching].action}
      </Button>
      {canSignOut && (
        <Button size="sm" icon={<LogoutIcon size="sm" />} onClick={() => setAsking('signOut')}>
          {m.signOut.action}
        </Button>
      )}
      {maySendLink && authProvider === 'illuminate' && userType !== 'service' && (
        <Button
          size="sm"
          icon={<MailIcon size="sm" />}
          disabledReason={whyNoLink({ isDisabled: !isEnabled, lockReason }, people)}
          onClick={() => setLinkAsked(true)}
        >
          {people.passwordLink.action}
        </Button>
      )}
      {canResetFactors && authProvider === 'illuminate' && (
        <Button
          size="sm"
          icon={<AuthenticationIcon size="sm" />}
          disabledReason={account.secondFactorCount === 0 ? m.resetFactors.none : undefined}
          onClick={() => setAsking('resetFactors')}
        >
          {m.resetFactors.action}
        </Button>
      )}
      {texts && (
        <ConfirmDialog
          open
          danger={asking !== 'enable'}
          title={texts.title(nameOf(account))}
          confirmLabel={texts.confirm}
          busy={saving}
          busyLabel={texts.busy}
          failure={errors[0]?.message}
          onConfirm={() => void onConfirm()}
          onCancel={() => setAsking(undefined)}
        >
          {texts.text}
        </ConfirmDialog>
      )}
      {isLinkAsked && (
        <PasswordLinkDialog
          owner={{ accountId, name: nameOf(account) }}
          onClose={() => setLinkAsked(false)}
        />
      )}
    </div>
  )
}
