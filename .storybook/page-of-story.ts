import type { Preview } from '@storybook/react-vite'
import { tokenValues } from '../packages/console-ui/src/styles/token-tree.ts'

/**
 * Alone on its page, a story shows no other background than its theme's, before anything is drawn and beside its root too.
 * Nothing else of the theme stands there: what is moved to the body has to bring its own.
 */
export const pageOfStory: NonNullable<Preview['beforeEach']> = ({ globals, viewMode }) => {
  if (viewMode !== 'story') return
  const { style } = document.documentElement
  style.colorScheme = globals.scheme
  style.background = tokenValues.color.bg.surface
  return () => {
    style.removeProperty('color-scheme')
    style.removeProperty('background')
  }
}
