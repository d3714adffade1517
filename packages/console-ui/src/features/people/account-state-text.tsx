import type { AccountState } from '@edconsole/console-core'
import type { ReactElement } from 'react'
import {
  CompletedIcon,
  LockedIcon,
  MailIcon,
  NotStartedIcon,
  PausedIcon,
  PeopleIcon,
} from '../../parts/icons/icons.ts'
import { NoValue } from '../../parts/no-value/no-value.tsx'
import type { PeopleMessages } from './messages.ts'
import * as css from './people.css.ts'

const LOOKS = {
  active: { Icon: CompletedIcon, tone: css.tone.good },
  locked: { Icon: LockedIcon, tone: css.tone.attention },
  disabled: { Icon: PausedIcon, tone: css.tone.quiet },
  invited: { Icon: MailIcon, tone: css.tone.quiet },
  notInvited: { Icon: NotStartedIcon, tone: css.tone.quiet },
  ready: { Icon: NotStartedIcon, tone: css.tone.quiet },
  none: { Icon: PeopleIcon, tone: css.tone.quiet },
} as const satisfies Record<AccountState, object>

export type AccountStateTextProps = {
  /** Null where a backend doesn't say. */
  state: AccountState | null
  m: Pick<PeopleMessages, 'states'>
}

/**
 * Renders whether a person can sign in: an icon and a word.
 * @example <AccountStateText state="locked" m={peopleMessages} />
 */
export function AccountStateText({ state, m }: AccountStateTextProps): ReactElement {
  if (state === null || LOOKS[state] === undefined) return state ? <span>{state}</span> : <NoValue />
  const { Icon, tone } = LOOKS[state]
  return (
    <span className={css.text}>
      <Icon className={tone} />
      <span className={state === 'locked' ? css.strong : undefined} data-ec-cut="">
        {m.states[state]}
      </span>
    </span>
  )
}
