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
  expect(typing).toEqual({ text: 'not be the email address', icon: atServer?.icon })
  expect(kept?.text).toMatch(/ \(met\)$/)
  const [broken, later] = rulesFor(EMAIL, true)
  expect(broken?.text).toBe('not be the email address (not met)')
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
