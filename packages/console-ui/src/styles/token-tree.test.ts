import { expect, it } from 'vitest'
import { tokenNames, variableName } from './token-tree.ts'

it('the names of the tokens are a public API: a change here is a change for every host', async () => {
  await expect(`${names(tokenNames, []).sort().join('\n')}\n`).toMatchFileSnapshot(
    './token-names.snapshot.txt',
  )
})

function names(tree: object, path: string[]): string[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'object' ? names(value, [...path, key]) : [`--${variableName([...path, key])}`],
  )
}
