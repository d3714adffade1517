import { afterEach as checkAccessibility } from '@storybook/addon-a11y/preview'
import type { Preview } from '@storybook/react-vite'
import { forceLook, SECOND_LOOK } from './looks.ts'
import { untilItStands } from './until-it-stands.ts'

/** What a look can change; names, roles and structure are the same in both. */
const RULES_OF_LOOKS = ['color-contrast', 'link-in-text-block', 'target-size']

/**
 * Checks a story's colors and sizes in its first look, then switches the mounted story to the second look. The addon runs
 * after this and checks everything there. On the pages of Storybook itself, stories keep their look.
 */
export const checkBothLooks: NonNullable<Preview['afterEach']> = async (context) => {
  await untilItStands()
  if (import.meta.env.VITEST_STORYBOOK === undefined) return
  const { a11y } = context.parameters
  const options = { ...a11y.options, runOnly: { type: 'rule', values: RULES_OF_LOOKS } }
  await checkAccessibility({ ...context, parameters: { ...context.parameters, a11y: { ...a11y, options } } })
  forceLook(SECOND_LOOK)
  await untilItStands()
}
