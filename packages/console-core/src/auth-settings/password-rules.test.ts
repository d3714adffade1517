import { expect, it } from 'vitest'
import { PASSWORD_COMPLEXITY } from './password-complexity.ts'
import { effectiveSettings, passwordRulesOf } from './password-rules.ts'

const defaults = effectiveSettings(PASSWORD_COMPLEXITY.staff, {})

it('R33 the rules that came with a refusal are those of its account', () => {
  const passwordRules = { policy: { minLength: 8 }, words: ['Larkspur'], emailAddress: 'a@example.org' }
  expect(passwordRulesOf({ passwordRules })).toEqual({
    policy: { ...defaults, minLength: 8 },
    context: { words: ['Larkspur'], emailAddress: 'a@example.org' },
  })
})

it.each([
  [{}],
  [{ passwordRules: null }],
  [{ passwordRules: { policy: { minLength: 'eight' }, words: 'Larkspur', emailAddress: 4 } }],
])('R33 %j leaves the defaults of staff', (more) => {
  expect(passwordRulesOf(more)).toEqual({ policy: defaults, context: { words: [], emailAddress: '' } })
})
