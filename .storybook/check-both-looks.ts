import { afterEach as checkAccessibility } from '@storybook/addon-a11y/preview'
import type { Preview } from '@storybook/react-vite'
import { forceLook, SECOND_LOOK } from './looks.ts'
import { untilItStands } from './until-it-stands.ts'

/**
 * Checks a story for accessibility in its first look, then switches the mounted story to the second look. The addon runs
 * after this and checks that one. On the pages of Storybook itself, stories keep their look.
 */
export const checkBothLooks: NonNullable<Preview['afterEach']> = async (context) => {
  await untilItStands()
  if (import.meta.env.VITEST_STORYBOOK === undefined) return
  await checkAccessibility(context)
  forceLook(SECOND_LOOK)
  await untilItStands()
}
