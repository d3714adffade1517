import type { Preview } from '@storybook/react-vite'
import { forceLook, paintPage } from './looks.ts'

/** Paints the page before a story is drawn, and clears it afterwards. */
export const pageOfStory: NonNullable<Preview['beforeEach']> = ({ globals, viewMode }) => {
  if (viewMode !== 'story') return
  paintPage({ scheme: globals.scheme === 'dark' ? 'dark' : 'light' })
  return () => {
    forceLook(null)
    document.documentElement.style.removeProperty('color-scheme')
    document.documentElement.style.removeProperty('background')
  }
}
