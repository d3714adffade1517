import type { PasswordComplexity, PasswordVerdict } from '@edconsole/console-core'
import { type ReactElement, type ReactNode, useId } from 'react'
import { CompletedIcon, FailedIcon, NotStartedIcon } from '../../parts/icons/icons.ts'
import { VisuallyHidden } from '../../parts/visually-hidden/visually-hidden.tsx'
import { classNames } from '../../styles/class-names.ts'
import type { NewPasswordMessages } from './new-password-messages.ts'
import * as css from './password-rules-list.css.ts'

export type PasswordRulesListProps = {
  policy: PasswordComplexity
  verdicts: readonly PasswordVerdict[]
  /** Nothing is judged before something was typed. */
  typed: boolean
  /** It was submitted: rules that it breaks are no longer just not kept yet. */
  checked: boolean
  /** Why the server refused it. */
  refusal: string | undefined
  /** It is the first password of its account. */
  isFirst: boolean
  m: NewPasswordMessages
}

/** What a new password must be like, each rule with a tick as soon as it is kept, and with a cross if it was submitted without. */
export function PasswordRulesList(props: PasswordRulesListProps): ReactElement {
  const { policy, verdicts, typed, checked, refusal, isFirst, m } = props
  const id = useId()
  // Few passwords get this long, so the rule appears only once it is broken
  const shown = verdicts.filter(({ rule, holds }) => rule !== 'maxLength' || !holds)
  const kept = typed ? shown.filter(({ holds }) => holds).length : 0
  const later = [
    ...(policy.blocklistEnabled ? [m.notCommon] : []),
    ...(isFirst ? [] : [policy.historyCount > 0 ? m.notFormer : m.notCurrent]),
  ]
  // The server names the rule in its own words, which are these unless a host replaces them.
  const refused = later.filter((message) => refusal?.includes(message))
  return (
    <div className={css.root}>
      <p className={css.head} id={id}>
        {m.rules}
      </p>
      <ul className={css.list} aria-labelledby={id}>
        {shown.map(({ rule, holds, message }) => (
          <Rule key={rule} state={!typed ? 'open' : holds ? 'kept' : checked ? 'broken' : 'open'} m={m}>
            {message}
          </Rule>
        ))}
        {later.map((message) =>
          refused.includes(message) ? (
            <Rule key={message} state="broken" m={m}>
              {message}
            </Rule>
          ) : (
            <Rule key={message} state="open" m={m}>
              {m.checkedLater(message)}
            </Rule>
          ),
        )}
      </ul>
      <VisuallyHidden>
        <span role="status">{typed ? m.rulesKept(kept, shown.length + refused.length) : ''}</span>
      </VisuallyHidden>
    </div>
  )
}

const LOOKS = {
  kept: { Icon: CompletedIcon, className: css.kept },
  broken: { Icon: FailedIcon, className: css.broken },
  open: { Icon: NotStartedIcon, className: undefined },
}

type RuleProps = { state: keyof typeof LOOKS; children: ReactNode; m: NewPasswordMessages }

function Rule({ state, children, m }: RuleProps): ReactElement {
  const { Icon, className } = LOOKS[state]
  return (
    <li className={css.rule}>
      <Icon size="sm" className={classNames(css.mark, className)} />
      <span>
        {children}
        {state === 'open' ? null : (
          <VisuallyHidden>{` (${state === 'kept' ? m.ruleKept : m.ruleBroken})`}</VisuallyHidden>
        )}
      </span>
    </li>
  )
}
