import { expect, it } from 'vitest'
import { screenFiles } from './files.ts'

it('[S2.2] a new screen is defined under its route id and named after it', () => {
  const files = screenFiles('password-complexity', 'Password Complexity')
  expect(Object.keys(files).sort()).toEqual(['index.ts', 'messages.ts', 'screen.tsx'])
  expect(files['index.ts']).toContain(
    "export const PasswordComplexity = defineScreen({ id: 'password-complexity'",
  )
  expect(files['screen.tsx']).toContain("useMessages('password-complexity', messages)")
})
