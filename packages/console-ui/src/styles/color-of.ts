import { type ColorPair, colors } from './tokens/colors.ts'

export const THEMES = ['light', 'dark'] as const
export type ThemeName = (typeof THEMES)[number]

/** The value of a color token: `colorOf('text.primary', 'dark')`. */
export function colorOf(name: string, theme: ThemeName): string {
  const all: Record<string, Record<string, ColorPair>> = colors
  const [group = '', key = ''] = name.split('.')
  const pair = all[group]?.[key]
  if (!pair) throw new Error(`No color ${name}`)
  return pair[theme === 'light' ? 0 : 1]
}
