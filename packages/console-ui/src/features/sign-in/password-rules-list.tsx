import type { PasswordComplexity, PasswordVerdict } from '@edconsole/console-core'
import { type ReactElement, useId } from 'react'
import { CompletedIcon, NotStartedIcon } from '../../parts/icons/icons.ts'
import { VisuallyHidden } from '../../parts/visually-hidden/visually-hidden.tsx'
import type { NewPasswordMessages } from './new-password-messages.ts'
import * as css from './password-rules-list.css.ts'

export type PasswordRulesListProps = {
  policy: PasswordComplexity
  verdicts: readonly PasswordVerdict[]
  /** Nothing is judged before something was typed. */
  typed: boolean
  m: NewPasswordMessages
}

/** What a new password must be like, each rule with a tick as soon as it is kept. */
export function PasswordRulesList({ policy, verdicts, typed, m }: PasswordRulesListProps): ReactElement {
  const id = useId()
  // Few passwords get this long, so the rule appears only once it is broken
  const shown = verdicts.filter(({ rule, holds }) => rule !== 'maxLength' || !holds)
  const kept = typed ? shown.filter(({ holds }) => holds).length : 0
  const later = [
    ...(policy.blocklistEnabled ? [m.notCommon] : []),
    ...(policy.historyCount > 0 ? [m.notFormer] : []),
  ]
  return (
    <div className={css.root}>
      <p className={css.head} id={id}>
        {m.rules}
      </p>
      <ul className={css.list} aria-labelledby={id}>
        {shown.map(({ rule, holds, message }) => (
          <li key={rule} className={css.rule}>
            {typed && holds ? (
              <CompletedIcon size="sm" className={css.kept} />
            ) : (
              <NotStartedIcon size="sm" className={css.open} />
            )}
            <span>
              {message}
              {typed && holds ? <VisuallyHidden>{` (${m.ruleKept})`}</VisuallyHidden> : null}
            </span>
          </li>
        ))}
        {later.map((message) => (
          <li key={message} className={css.rule}>
            <NotStartedIcon size="sm" className={css.open} />
            <span>{m.checkedLater(message)}</span>
          </li>
        ))}
      </ul>
      <VisuallyHidden>
        <span role="status">{typed ? m.rulesKept(kept, shown.length) : ''}</span>
      </VisuallyHidden>
    </div>
  )
}
