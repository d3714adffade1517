import { type PasswordComplexity, useDistrictScope } from '@edconsole/console-core'
import { type ReactElement, useId } from 'react'
import { PasswordField } from '../../features/sign-in/password-field.tsx'
import * as policyCss from '../../features/sign-in/policy/policy.css.ts'
import { PolicyPart } from '../../features/sign-in/policy/policy-part.tsx'
import { Button } from '../../parts/button/button.tsx'
import { CompletedIcon, FailedIcon, NotStartedIcon } from '../../parts/icons/icons.ts'
import { VisuallyHidden } from '../../parts/visually-hidden/visually-hidden.tsx'
import { classNames } from '../../styles/class-names.ts'
import type { PasswordComplexityMessages } from './messages.ts'
import { type RuleRow, tryPassword } from './tried-password.ts'
import * as css from './try-password.css.ts'

export type TryPasswordProps = {
  /** As it is entered; undefined while it can't be saved. */
  policy: PasswordComplexity | undefined
  typed: string
  onType: (typed: string) => void
  /** Stands in while the policy can't be judged by. */
  incomplete: string
  m: PasswordComplexityMessages
}

/** Tries a password on the policy that is entered (domain 7.3). Nothing of it leaves the browser. */
export function TryPassword({ policy, typed, onType, incomplete, m }: TryPasswordProps): ReactElement {
  const { trial } = m
  const length = [...typed.normalize('NFKC')].length
  const rows = useTriedPassword(policy, typed, m)
  return (
    <PolicyPart title={trial.title} end={<span className={policyCss.note}>{trial.local}</span>}>
      <div className={css.entry}>
        <PasswordField
          trial
          label={trial.label}
          value={typed}
          onChange={onType}
          m={trial}
          end={
            <span className={css.length}>
              {length > 0 ? length : ''}
              <VisuallyHidden>{length > 0 ? trial.length(length) : ''}</VisuallyHidden>
            </span>
          }
        />
        <div className={css.samples}>
          <span className={policyCss.note}>{trial.examples}</span>
          {Object.values(trial.samples).map((sample) => (
            <Button key={sample} size="sm" onClick={() => onType(sample)}>
              {sample}
            </Button>
          ))}
        </div>
      </div>
      <div role="status">
        {rows === undefined ? (
          <p className={policyCss.text}>{incomplete}</p>
        ) : typed === '' ? (
          <p className={policyCss.text}>{trial.empty}</p>
        ) : (
          <TrialResult rows={rows} m={m} />
        )}
      </div>
      {rows === undefined ? null : <Rules rows={rows} judged={typed !== ''} m={m} />}
    </PolicyPart>
  )
}

/** Returns what each rule makes of what is typed; undefined while there is no policy to go by. */
export function useTriedPassword(
  policy: PasswordComplexity | undefined,
  typed: string,
  m: PasswordComplexityMessages,
): readonly RuleRow[] | undefined {
  const districtName = useDistrictScope()?.name ?? ''
  return policy && tryPassword(policy, typed, { districtName, m: m.trial })
}

type ResultProps = { rows: readonly RuleRow[]; m: PasswordComplexityMessages }

/** Whether the password would be taken, and why. */
function TrialResult({ rows, m }: ResultProps): ReactElement {
  const { isRejected, verdict, reason } = resultOf(rows, m)
  const tone = isRejected ? css.tone.rejected : css.tone.passed
  const Icon = isRejected ? FailedIcon : CompletedIcon
  return (
    <div className={classNames(css.result, tone.box)}>
      <Icon className={tone.icon} />
      <div>
        <p className={css.verdict}>{verdict}</p>
        {reason === undefined ? null : <p className={css.reason}>{reason}</p>}
      </div>
    </div>
  )
}

/** The same in a line, for a place that has little room. */
export function TrialLine({ rows, m }: ResultProps): ReactElement {
  const { isRejected, verdict, reason } = resultOf(rows, m)
  const Icon = isRejected ? FailedIcon : CompletedIcon
  return (
    <p className={css.line}>
      <Icon className={isRejected ? css.tone.rejected.icon : css.tone.passed.icon} />
      <span className={css.verdict}>{verdict}</span>
      <span className={css.reason}>{reason}</span>
    </p>
  )
}

function resultOf(rows: readonly RuleRow[], { trial }: PasswordComplexityMessages) {
  const count = (wanted: RuleRow['state']) => rows.filter(({ state }) => state === wanted).length
  const [broken, later] = [count('broken'), count('later')]
  if (broken > 0)
    return { isRejected: true, verdict: trial.rejected, reason: trial.broken(broken, rows.length) }
  return { isRejected: false, verdict: trial.passed, reason: later > 0 ? trial.later(later) : undefined }
}

type RulesProps = {
  rows: readonly RuleRow[]
  /** Nothing is judged before something was typed. */
  judged: boolean
  m: PasswordComplexityMessages
}

function Rules({ rows, judged, m: { trial } }: RulesProps): ReactElement {
  const id = useId()
  return (
    <div>
      <p className={policyCss.note} id={id}>
        {trial.must}
      </p>
      <ul className={css.rules} aria-labelledby={id}>
        {rows.map(({ rule, state, text, detail }) => (
          <li key={rule} className={css.rule}>
            <RuleIcon state={judged ? state : 'later'} />
            <span className={judged && state === 'broken' ? css.broken : undefined}>
              {text}
              {judged && state !== 'later' ? (
                <VisuallyHidden>{` (${state === 'met' ? trial.met : trial.notMet})`}</VisuallyHidden>
              ) : null}
            </span>
            {detail !== undefined && (judged || state === 'later') ? (
              <span className={css.detail}>{detail}</span>
            ) : null}
          </li>
        ))}
      </ul>
    </div>
  )
}

function RuleIcon({ state }: Pick<RuleRow, 'state'>): ReactElement {
  if (state === 'later') return <NotStartedIcon size="sm" className={css.ruleIcon.later} />
  return state === 'met' ? (
    <CompletedIcon size="sm" className={css.ruleIcon.met} />
  ) : (
    <FailedIcon size="sm" className={css.ruleIcon.broken} />
  )
}
