import { partStyle } from '../../styles/layered-style.ts'
import { textStyle } from '../../styles/text-style.ts'
import { vars } from '../../styles/tokens.css.ts'

const text = {
  ...textStyle('meta'),
  color: vars.color.text.secondary,
  fontVariantNumeric: 'tabular-nums',
} as const

export const known = partStyle({ display: 'flex', alignItems: 'center', gap: 10, minInlineSize: 0 }, 'known')
export const bar = partStyle({ flex: '1 1 0', minInlineSize: 24 }, 'bar')
export const count = partStyle({ ...text, flex: 'none' }, 'count')
export const unknown = partStyle(
  { ...text, display: 'inline-flex', alignItems: 'center', gap: vars.space[3] },
  'unknown',
)
export const icon = partStyle({ color: vars.color.info.icon }, 'icon')
