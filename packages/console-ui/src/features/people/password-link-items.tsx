import type { Person } from '@edconsole/console-core'
import { MailIcon } from '../../parts/icons/icons.ts'
import type { MenuItem } from '../../parts/menu/menu-item.ts'
import { invitableOf } from './invite-actions.tsx'
import type { PeopleMessages } from './messages.ts'
import { whyNoLink } from './password-link.ts'

/** The account of a person whose password is kept here. Who never signed in gets an invitation instead. */
export const linkAccountOf = (person: Person): number | null =>
  person.authProvider === 'illuminate' && invitableOf(person) === null ? person.accountId : null

/** Send password link, for one row; empty where the person can't have one. */
export const passwordLinkItems = (
  person: Person,
  onAsk: (accountId: number) => void,
  people: Pick<PeopleMessages, 'passwordLink'>,
): MenuItem[] => {
  const accountId = linkAccountOf(person)
  if (accountId === null) return []
  const { accountState, lockReason } = person
  return [
    {
      key: 'password-link',
      label: people.passwordLink.action,
      icon: <MailIcon />,
      separated: true,
      disabledReason: whyNoLink({ isDisabled: accountState === 'disabled', lockReason }, people),
      onSelect: () => onAsk(accountId),
    },
  ]
}
