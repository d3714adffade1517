import { judgePassword, passwordRulesOf } from '@edconsole/console-core'
import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { newPasswordMessages as m } from './new-password-messages.ts'
import { PasswordRulesList } from './password-rules-list.tsx'

const EMAIL = 'robin@example.org'
const { policy, context } = passwordRulesOf({ passwordRules: { emailAddress: EMAIL } })

/** The rules about an email address, common passwords and length, with the drawing of each one's icon. */
const rulesFor = (typed: string, checked: boolean, refusal?: string) => {
  const { unmount } = render(
    <PasswordRulesList
      policy={policy}
      verdicts={judgePassword(policy, typed, context)}
      typed={typed !== ''}
      checked={checked}
      refusal={refusal}
      isFirst={false}
      m={m}
    />,
  )
  const list = within(screen.getByRole('list', { name: 'A new password must' }))
  const rules = [/email address/, /common password/, /at least/].map((text) => {
    const rule = list.getByText(text).closest('li')
    return { text: rule?.textContent, icon: rule?.querySelector('svg')?.innerHTML }
  })
  unmount()
  return rules
}

test('a rule that a submitted password breaks is shown as broken, in its icon and in words', () => {
  const [typing, atServer, kept] = rulesFor(EMAIL, false)
  expect(typing).toEqual({ text: 'not be your email address', icon: atServer?.icon })
  expect(kept?.text).toMatch(/ \(met\)$/)
  const [broken, later] = rulesFor(EMAIL, true)
  expect(broken?.text).toBe('not be your email address (not met)')
  expect([typing?.icon, kept?.icon]).not.toContain(broken?.icon)
  expect(later).toEqual(atServer)
})

test('so is the one that only the server knows of, until something else is typed', () => {
  const [, refused, length] = rulesFor('passwordpassword', true, 'A password must not be a common password.')
  expect(refused?.text).toBe('not be a common password (not met)')
  expect(length?.text).toMatch(/ \(met\)$/)
  const [, open] = rulesFor('passwordpassword', true)
  expect(open?.text).toBe('not be a common password (checked when you submit)')
  expect(open?.icon).not.toBe(refused?.icon)
})

test('an empty field breaks no rule yet', () => {
  expect(rulesFor('', true).map(({ text }) => text)).not.toContainEqual(expect.stringMatching(/met\)$/))
})

test.each([
  [undefined, '4 of 4 rules met'],
  ['A password must not be a common password.', '4 of 5 rules met'],
])('R33 what is read out counts a rule that the server found broken (%s)', (refusal, told) => {
  render(
    <PasswordRulesList
      policy={Object.assign({}, policy, { requireLower: 1 })}
      verdicts={judgePassword(Object.assign({}, policy, { requireLower: 1 }), 'passwordpassword', context)}
      typed
      checked
      refusal={refusal}
      isFirst={false}
      m={m}
    />,
  )
  expect(screen.getByRole('status')).toHaveTextContent(told)
})

test.each([
  [0, false, ['be different from your current password']],
  [3, false, ['be different from your previous passwords']],
  [3, true, []],
])(
  'R33 the rule about the present password is listed (kept: %i, first: %s)',
  (historyCount, isFirst, rules) => {
    render(
      <PasswordRulesList
        policy={Object.assign({}, policy, { historyCount })}
        verdicts={[]}
        typed={false}
        checked={false}
        refusal={undefined}
        isFirst={isFirst}
        m={m}
      />,
    )
    const texts = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(texts.filter((text) => text?.startsWith('be different'))).toEqual(rules.map(m.checkedLater))
  },
)
